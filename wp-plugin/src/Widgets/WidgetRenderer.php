<?php

declare(strict_types=1);

namespace Mullion\Widgets;

use Mullion\Assets\PageAssets;
use Mullion\Cart\Shop;
use Mullion\Site\Features;

defined('ABSPATH') || exit;

/** Renders a widget's template inside its root element. */
final class WidgetRenderer
{
    private ?LeftOut $leftOut = null;

    /** @var array<string, true> By name. */
    private array $printed = [];

    public function __construct(
        private readonly WidgetRegistry $registry,
        private readonly PageAssets $assets,
        private readonly Features $features,
        private readonly Shop $shop,
    ) {}

    /**
     * Renders one widget, ready to echo: templates escape as they print, and the root is escaped here.
     *
     * What goes wrong is the widget's own: it prints nothing, the owner is told, and the page goes on. Its headers
     * are sent by then, so an error would be half a page with the status 200.
     *
     * @param array<string, mixed> $overrides Props that differ from the widget's defaults.
     */
    public function render(string $name, array $overrides = []): string
    {
        try {
            return $this->whole($name, $overrides);
        } catch (UnknownWidget $error) {
            _doing_it_wrong('mullion_render', esc_html($error->getMessage()), '0.1.0');
            $this->leaveOut($name, 'There is no widget of this name: WP_DEBUG says which there are.');
        } catch (\Throwable $error) {
            $problem = sprintf('The widget "%s" failed (%s); PHP\'s log says where.', $name, $error->getMessage());
            _doing_it_wrong('mullion_render', esc_html($problem), '1.0.0');
            $this->leaveOut($name, "It failed: PHP's log says how.");
            // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- PHP's log, where the error would have been without us.
            error_log(sprintf('Mullion: the widget "%s" was left out of the page. %s', $name, $error));
        }
        return '';
    }

    /** Whether the page has one of this name already. */
    public function has(string $name): bool
    {
        return isset($this->printed[$name]);
    }

    public function knows(string $name): bool
    {
        return $this->registry->has($name);
    }

    private function leaveOut(string $name, string $why): void
    {
        $this->leftOut ??= new LeftOut();
        $this->leftOut->add($name, $why);
    }

    /** @param array<string, mixed> $overrides */
    private function whole(string $name, array $overrides): string
    {
        $widget = $this->registry->get($name);
        if (!$this->features->isOn($name) || ($widget->needsShop && !$this->shop->isActive())) {
            return '';
        }
        if ($widget->hasFreeId && isset($this->printed[$name])) {
            $overrides += ['id' => wp_unique_prefixed_id("mullion-{$name}-more-")];
        }
        $props = $this->props($widget, $overrides);
        $element = $this->element($widget, $props);
        if ($element === '') {
            return '';
        }
        $this->printed[$name] = true;
        $preload = $widget->preload !== null && ($widget->preload)($props);
        return $this->assets->before($name, $preload) . $element;
    }

    /**
     * The markup alone, without what has to stand before it: what the golden files hold.
     *
     * @param array<string, mixed> $overrides
     */
    public function markup(string $name, array $overrides = []): string
    {
        $widget = $this->registry->get($name);
        return $this->element($widget, $this->props($widget, $overrides));
    }

    /**
     * @param array<string, mixed> $overrides
     *
     * @return array<string, mixed>
     */
    private function props(Widget $widget, array $overrides): array
    {
        $declared = DataAttributes::absent($this->registry->attributes($widget->name));
        $known = array_merge($declared, ($widget->defaults)());
        if (WP_DEBUG) {
            $problem = sprintf('The widget "%s" has no prop "%%s".', $widget->name);
            $names = [...array_keys($known), ...$widget->html];
            Spelling::check('mullion_render', $problem, array_keys($overrides), array_values(array_unique($names)));
        }
        $props = array_merge($known, $overrides);
        /**
         * Changes what a widget is rendered with.
         *
         * @since 0.1.0
         *
         * @param array<string, mixed> $props
         * @param string               $name
         */
        $props = apply_filters('mullion_props', $props, $widget->name);
        /** @var array<string, mixed> $checked */
        $checked = is_array($props) ? $props : [];
        return $widget->prepare === null ? $checked : ($widget->prepare)($checked);
    }

    /** @param array<string, mixed> $props */
    private function element(Widget $widget, array $props): string
    {
        if ($widget->isEmpty !== null && ($widget->isEmpty)($props)) {
            return '';
        }
        $root = ['class' => "mullion-{$widget->name}", 'data-widget' => $widget->name];
        $declared = DataAttributes::of($this->registry->attributes($widget->name), $props);
        $own = $widget->attributes === null ? [] : ($widget->attributes)($props);
        return sprintf(
            '<%1$s%2$s>%3$s</%1$s>',
            $widget->tag,
            Markup::attributes(array_merge($root, $declared, $own)),
            $this->content($widget, $props),
        );
    }

    /** @param array<string, mixed> $props */
    private function content(Widget $widget, array $props): string
    {
        $template = $this->registry->template($widget->name);
        if ($template === null) {
            return '';
        }
        $opaque = new OpaqueHtml();
        foreach ($widget->html as $key) {
            $props[$key] = $opaque->hide($props[$key] ?? '');
        }
        return $opaque->show(Markup::joinTags(self::include($template, $props)));
    }

    /** @param array<string, mixed> $props Used by the template. */
    private static function include(string $template, array $props): string
    {
        $level = ob_get_level();
        ob_start();
        try {
            include $template;
            return (string) ob_get_contents();
        } finally {
            // A template that breaks off may leave buffers of its own behind.
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
    }
}
