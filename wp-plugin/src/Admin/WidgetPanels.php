<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Assets\Manifest;

defined('ABSPATH') || exit;

/** Of the widgets that bring a `panel.php`, what it returns; read when it is shown, as nothing is translated before. */
final class WidgetPanels implements Panel
{
    public function __construct(private readonly Manifest $manifest) {}

    public function register(): void {}

    public function tab(): Tab
    {
        return Tab::Widgets;
    }

    public function isFirst(): bool
    {
        return false;
    }

    public function show(): void
    {
        foreach (array_keys($this->manifest->titles()) as $name) {
            $file = $this->manifest->path("widgets/{$name}/panel.php");
            $panel = is_file($file) ? require $file : null;
            if ($panel instanceof BrowserCheck) {
                $panel->show();
            }
        }
    }
}
