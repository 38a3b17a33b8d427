<?php

/**
 * Mini-cart: a link to the cart page; the script makes it open a panel instead.
 *
 * Nothing of the visitor's cart is printed, so a page cache may keep it: the shop's fragments fill it.
 *
 * @var array{
 *     url: string,
 *     shop: string,
 *     label: string,
 *     title: string,
 *     close: string,
 *     browse: string,
 *     content: string,
 * } $props
 */

defined('ABSPATH') || exit;
?>
<a class="mullion-mini-cart__toggle" href="<?php echo esc_url($props['url']); ?>" data-replay="">
    <svg class="mullion-mini-cart__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 4h2.4l2 10.4a2 2 0 0 0 2 1.6h7.4a2 2 0 0 0 2-1.5L20.6 8H6.3M10 20h.01M17 20h.01"></path>
    </svg>
    <span class="mullion-mini-cart__label" data-server-html=""><?php echo esc_html($props['label']); ?></span>
    <span class="mullion-mini-cart__count" data-server-html=""></span>
</a>
<div class="mullion-mini-cart__panel">
    <h2 class="mullion-mini-cart__title" data-server-html=""><?php echo esc_html($props['title']); ?></h2>
    <button
        type="button"
        class="mullion-mini-cart__close"
        aria-label="<?php echo esc_attr($props['close']); ?>"
    ></button>
    <div class="mullion-mini-cart__undo" role="status"></div>
    <div class="mullion-mini-cart__content" data-server-html=""><?php
        echo $props['content']; // phpcs:ignore WordPress.Security.EscapeOutput -- the shop's own markup.
    ?></div>
    <div class="mullion-mini-cart__empty" hidden="">
        <a class="mullion-button" href="<?php echo esc_url($props['shop']); ?>">
            <span class="mullion-mini-cart__browse" data-server-html=""><?php echo esc_html($props['browse']); ?></span>
        </a>
    </div>
</div>
