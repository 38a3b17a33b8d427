<?php

declare(strict_types=1);

namespace Mullion\Tests\World;

/** As much of WordPress's WP_HTML_Tag_Processor as the plugin uses, for tidy HTML. */
final class TagProcessor
{
    private const TAG = '/<([a-z][a-z0-9]*)\b[^<>]*>/i';

    private int $start = 0;
    private string $tag = '';

    public function __construct(private string $html) {}

    public function next_tag(): bool
    {
        $isFound = preg_match(self::TAG, $this->html, $match, PREG_OFFSET_CAPTURE, $this->start + strlen($this->tag)) === 1;
        if ($isFound) {
            [$this->tag, $this->start] = $match[0];
        }
        return $isFound;
    }

    public function get_tag(): string
    {
        return strtoupper((string) strtok(substr($this->tag, 1), " \n/>"));
    }

    public function get_attribute(string $name): ?string
    {
        return preg_match("/\\s{$name}=\"([^\"]*)\"/", $this->tag, $match) === 1 ? $match[1] : null;
    }

    /** @return list<string>|null */
    public function get_attribute_names_with_prefix(string $prefix): ?array
    {
        preg_match_all("/\\s({$prefix}[\\w-]*)=/i", $this->tag, $matches);
        return $matches[1];
    }

    public function set_attribute(string $name, string $value): void
    {
        $this->change((string) preg_replace('/^<\w+/', sprintf('$0 %s="%s"', $name, esc_attr($value)), $this->tag));
    }

    public function add_class(string $name): void
    {
        $classes = trim($this->get_attribute('class') . " {$name}");
        $this->remove_attribute('class');
        $this->set_attribute('class', $classes);
    }

    public function remove_attribute(string $name): void
    {
        $this->change((string) preg_replace("/\\s{$name}=\"[^\"]*\"/", '', $this->tag));
    }

    public function get_updated_html(): string
    {
        return $this->html;
    }

    private function change(string $tag): void
    {
        $this->html = substr_replace($this->html, $tag, $this->start, strlen($this->tag));
        $this->tag = $tag;
    }
}
