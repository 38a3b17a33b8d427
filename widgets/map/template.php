<?php

/**
 * Map: the address and a link to Google's own page, which do the job without a script; the script
 * lays the map into the frame, whose place is kept.
 *
 * @var array{
 *     lat: scalar,
 *     lng: scalar,
 *     title: string,
 *     address: string,
 *     url: string,
 *     link: string,
 *     picture: string,
 *     isEmpty: bool,
 *     hasPlace: bool,
 * } $props
 */

defined('ABSPATH') || exit;

$asked = $props['hasPlace'] ? "{$props['lat']},{$props['lng']}" : trim("{$props['title']} {$props['address']}");
$google = 'https://www.google.com/maps/search/?api=1&query=' . rawurlencode($asked);
$url = $props['url'] === '' && $asked !== '' ? $google : $props['url'];
?>
<div class="mullion-map__place">
    <?php if ($props['title'] !== '') : ?>
        <p class="mullion-map__title"><?php echo esc_html($props['title']); ?></p>
    <?php endif; ?>
    <?php if ($props['address'] !== '') : ?>
        <address class="mullion-map__address"><?php echo esc_html($props['address']); ?></address>
    <?php endif; ?>
    <?php if ($url !== '') : ?>
        <a class="mullion-map__link" href="<?php echo esc_url($url); ?>"><?php echo esc_html($props['link']); ?></a>
    <?php endif; ?>
</div>
<div class="mullion-map__frame"<?php echo $props['isEmpty'] ? ' hidden' : ''; ?>>
    <svg class="mullion-map__pin" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21z"></path>
        <circle cx="12" cy="9.5" r="2.5"></circle>
    </svg>
    <?php echo $props['picture']; // phpcs:ignore WordPress.Security.EscapeOutput -- trusted HTML of the caller. ?>
</div>
