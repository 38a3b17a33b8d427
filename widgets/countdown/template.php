<?php

/**
 * Countdown: the sentence with the end date, which the script replaces by the running clock.
 *
 * @var array{until: string, label: string, format: string} $props
 */

defined('ABSPATH') || exit;

$until = $props['until'] === '' ? false : date_create_immutable($props['until'], wp_timezone());
$moment = $until === false ? '' : $until->format(DATE_ATOM);
$date = $until === false ? $props['until'] : $until->setTimezone(wp_timezone())->format($props['format']);
?>
<span class="mullion-countdown__text" data-server-html=""><?php
    echo esc_html($props['label'] . ' ');
?><time datetime="<?php echo esc_attr($moment); ?>"><?php echo esc_html($date); ?></time></span>
