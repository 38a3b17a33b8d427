<?php

declare(strict_types=1);

/** WooCommerce's messages and amounts. */

function wp_strip_all_tags(string $text): string
{
    return trim(strip_tags($text));
}

function wc_stock_amount(int|float $amount): int
{
    return (int) $amount;
}

/** @return array<mixed> */
function wc_get_notices(string $kind = ''): array
{
    $notices = WC()?->session->get('wc_notices') ?? [];
    return $kind === '' ? $notices : $notices[$kind] ?? [];
}

/** @param array<mixed> $notices */
function wc_set_notices(array $notices): void
{
    WC()?->session->set('wc_notices', $notices);
}
