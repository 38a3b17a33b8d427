<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** One thing that stands in the plugin's way on this site, in the owner's words. */
final class Finding
{
    /**
     * @param string $title  What is so, translated: "All visitors seem to have one address".
     * @param string $remedy What it does to the shop and what to do about it, translated.
     * @param string $url    Where to do it; empty for none.
     */
    public function __construct(
        public readonly string $title,
        public readonly string $remedy,
        public readonly string $url = '',
    ) {}
}
