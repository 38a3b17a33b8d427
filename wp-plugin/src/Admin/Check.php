<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** Something that the owner can have tried by a button: whether mail goes out, whether a provider answers. */
interface Check extends HasTab
{
    /** A word for the form, unlike that of any other check. */
    public function name(): string;

    public function title(): string;

    /** What is tried, and what is not. */
    public function description(): string;

    /** @return array<string, string> What the buttons say, by what each tries. */
    public function targets(): array;

    /** @param string $target One of {@see self::targets()}. */
    public function run(string $target): CheckResult;
}
