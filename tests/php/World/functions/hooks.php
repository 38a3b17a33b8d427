<?php

declare(strict_types=1);

use Mullion\Tests\World\Hooks;

/** Hooks; `apply_filters()` and `did_action()` are in shims.php, which the golden files are printed with, too. */

function add_filter(string $hook, callable $callback, int $priority = 10, int $arguments = 1): true
{
    Hooks::add($hook, $callback, $priority, $arguments);
    return true;
}

function has_filter(string $hook): bool
{
    return Hooks::has($hook);
}

function add_action(string $hook, callable $callback, int $priority = 10, int $arguments = 1): true
{
    return add_filter($hook, $callback, $priority, $arguments);
}

function remove_action(string $hook, callable|string $callback, int $priority = 10): bool
{
    return Hooks::remove($hook, $callback, $priority);
}

function do_action(string $hook, mixed ...$arguments): void
{
    Hooks::run($hook, $arguments);
}

function __return_false(): bool
{
    return false;
}
