<?php

declare(strict_types=1);

/** Scripts and styles: registered by handle, printed once, each behind what it depends on. */

function wp_scripts(): WP_Scripts
{
    return $GLOBALS['wp_scripts'];
}

function wp_styles(): WP_Styles
{
    return $GLOBALS['wp_styles'];
}

/** @param list<string> $deps @param array<string, mixed> $args */
function wp_enqueue_script(string $handle, string $src = '', array $deps = [], mixed $ver = false, array $args = []): void
{
    $src === '' || wp_scripts()->add($handle, $src, $deps, $args);
    wp_scripts()->enqueue($handle);
}

function wp_dequeue_script(string $handle): void
{
    wp_scripts()->dequeue($handle);
}

function wp_script_is(string $handle, string $status = 'enqueued'): bool
{
    return $status === 'registered' ? isset(wp_scripts()->registered[$handle]) : in_array($handle, wp_scripts()->queue, true);
}

function wp_script_add_data(string $handle, string $key, mixed $value): bool
{
    return wp_scripts()->add_data($handle, $key, $value);
}

/** @param list<string> $deps */
function wp_register_style(string $handle, string $src, array $deps = [], mixed $ver = false): bool
{
    return wp_styles()->add($handle, $src, $deps);
}

function wp_deregister_style(string $handle): void
{
    unset(wp_styles()->registered[$handle]);
}

/** @param list<string> $deps */
function wp_enqueue_style(string $handle, string $src = '', array $deps = [], mixed $ver = false): void
{
    $src === '' || wp_styles()->add($handle, $src, $deps);
    wp_styles()->enqueue($handle);
}

function wp_dequeue_style(string $handle): void
{
    wp_styles()->dequeue($handle);
}

function wp_style_add_data(string $handle, string $key, mixed $value): bool
{
    return wp_styles()->add_data($handle, $key, $value);
}

function wp_print_styles(string $handle): void
{
    wp_styles()->do_items($handle);
}

/** @param array<string, string|bool> $attributes */
function wp_get_script_tag(array $attributes): string
{
    return wp_get_inline_script_tag('', $attributes);
}

/** @param array<string, string|bool> $attributes */
function wp_get_inline_script_tag(string $script, array $attributes = []): string
{
    $html = '';
    foreach ($attributes as $name => $value) {
        $html .= $value === true ? " {$name}" : sprintf(' %s="%s"', $name, esc_attr((string) $value));
    }
    return "<script{$html}>{$script}</script>\n";
}

class _WP_Dependency
{
    /** @param list<string> $deps @param array<string, mixed> $extra */
    public function __construct(
        public string $handle,
        public string|false $src,
        public array $deps,
        public array $extra = [],
    ) {}
}

abstract class WP_Dependencies
{
    /** @var array<string, _WP_Dependency> */
    public array $registered = [];

    /** @var list<string> */
    public array $queue = [];

    /** @var list<string> */
    public array $done = [];

    /** @param list<string> $deps @param array<string, mixed> $extra */
    public function add(string $handle, string|false $src, array $deps = [], array $extra = []): bool
    {
        if (isset($this->registered[$handle])) {
            return false;
        }
        $this->registered[$handle] = new _WP_Dependency($handle, $src, $deps, $extra);
        return true;
    }

    public function add_data(string $handle, string $key, mixed $value): bool
    {
        if (!isset($this->registered[$handle])) {
            return false;
        }
        $this->registered[$handle]->extra[$key] = $value;
        return true;
    }

    public function enqueue(string $handle): void
    {
        $this->queue = array_values(array_unique([...$this->queue, $handle]));
    }

    public function dequeue(string $handle): void
    {
        $this->queue = array_values(array_diff($this->queue, [$handle]));
    }

    /** Prints what is in the queue, or one, and not twice. @return list<string> What is printed by now. */
    public function do_items(string|false $handle = false): array
    {
        foreach ($handle === false ? $this->queue : [$handle] as $one) {
            $this->do_with_dependencies($one);
        }
        return $this->done;
    }

    /** @return bool False where it, or something that it needs, isn't known: then it is left out. */
    private function do_with_dependencies(string $handle): bool
    {
        $one = $this->registered[$handle] ?? null;
        if ($one === null || in_array($handle, $this->done, true)) {
            return $one !== null;
        }
        foreach ($one->deps as $needed) {
            if (!$this->do_with_dependencies($needed)) {
                return false;
            }
        }
        $this->done[] = $handle;
        echo $this->tag($one);
        return true;
    }

    abstract protected function tag(_WP_Dependency $one): string;
}

class WP_Scripts extends WP_Dependencies
{
    protected function tag(_WP_Dependency $one): string
    {
        $params = isset($one->extra['data']) ? "<script id=\"{$one->handle}-js-extra\">{$one->extra['data']}</script>\n" : '';
        if ($one->src === false) {
            return $params;
        }
        $strategy = isset($one->extra['strategy']) ? " {$one->extra['strategy']}" : '';
        $tag = "<script src=\"{$one->src}\" id=\"{$one->handle}-js\"{$strategy}></script>\n";
        return $params . apply_filters('script_loader_tag', $tag, $one->handle, $one->src);
    }
}

class WP_Styles extends WP_Dependencies
{
    protected function tag(_WP_Dependency $one): string
    {
        return $one->src === false ? '' : "<link rel=\"stylesheet\" id=\"{$one->handle}-css\" href=\"{$one->src}\">\n";
    }
}

function wp_filesize(string $path): int
{
    return (int) filesize($path);
}

function wp_add_inline_script(string $handle, string $data, string $position = 'after'): bool
{
    return wp_scripts()->add_data($handle, $position, [$data]);
}

/** @param array<string, string> $attributes */
function wp_print_inline_script_tag(string $code, array $attributes = []): void
{
    printf("<script id=\"%s\">%s</script>\n", $attributes['id'], $code);
}

/** @param array<string, string> $attributes */
function wp_print_script_tag(array $attributes): void
{
    printf("<script src=\"%s\" id=\"%s\"></script>\n", $attributes['src'], $attributes['id']);
}
