<?php

/**
 * Chat button: a link to the page's Messenger; the script makes it open the panel, which has the
 * same link and greets. The component draws around what is marked as the server's.
 *
 * @var array{pageId: scalar, logo: scalar, greeting: scalar, callToAction: scalar, messenger: scalar} $props
 */

defined('ABSPATH') || exit;

$url = 'https://m.me/' . rawurlencode((string) $props['pageId']);
$logo = (string) $props['logo'];
?>
<a class="mullion-chat__button" href="<?php echo esc_url($url); ?>" data-replay="">
    <span class="mullion-chat__face" data-server-html="">
        <?php if ($logo !== '') : ?>
            <img class="mullion-chat__logo" src="<?php echo esc_url($logo); ?>" alt="" width="36" height="36">
        <?php else : ?>
            <svg class="mullion-chat__icon" viewBox="0 0 24 24" aria-hidden="true">
                <path
                    d="M12 4c-5 0-9 3.2-9 7.4 0 2.3 1.2 4.3 3.1 5.7L6 20.5l3.4-1.9c.8.2 1.7.3 2.6.3 5 0 9-3.3
                        9-7.5S17 4 12 4z"
                ></path>
            </svg>
        <?php endif; ?>
        <span class="mullion-chat__label"><?php echo esc_html((string) $props['callToAction']); ?></span>
    </span>
</a>
<div class="mullion-chat__panel" hidden>
    <div class="mullion-chat__words" data-server-html="">
        <?php if ($logo !== '') : ?>
            <img class="mullion-chat__portrait" src="<?php echo esc_url($logo); ?>" alt="" width="56" height="56">
        <?php endif; ?>
        <p class="mullion-chat__greeting"><?php echo esc_html((string) $props['greeting']); ?></p>
        <a class="mullion-chat__messenger" href="<?php echo esc_url($url); ?>"><?php
            echo esc_html((string) $props['messenger']);
        ?></a>
    </div>
</div>
