<?php

declare(strict_types=1);

namespace Mullion\Admin;

use Mullion\Endpoint\IpAddress;
use Mullion\Endpoint\Proxies;

defined('ABSPATH') || exit;

/** The servers before this one. What is no address range is not kept, and the owner is told which. */
final class ProxiesSection implements SettingsSection, HasTab, HasComplaints
{
    private readonly FieldsSection $section;

    public function __construct()
    {
        $help = __(
            'One on a line, as an address or a range: 203.0.113.7, 10.0.0.0/8, 2001:db8::/32.',
            'mullion',
        );
        $label = __('Trusted proxies', 'mullion');
        $fields = [new Field('ranges', $label, FieldKind::Paragraph, $help)];
        $about = __('Limits count visitors by their address.', 'mullion');
        $when = __(
            'Behind a proxy or a CDN all have its address, unless you name it here and it sends X-Forwarded-For.',
            'mullion',
        );
        $title = __('Proxies', 'mullion');
        $description = "{$about} {$when}";
        $this->section = new FieldsSection(
            Proxies::OPTION,
            'proxies',
            $title,
            $fields,
            $description,
            isWhole: true,
            tab: Tab::Advanced,
        );
    }

    public function tab(): Tab
    {
        return $this->section->tab();
    }

    public function name(): string
    {
        return $this->section->name();
    }

    public function option(): string
    {
        return $this->section->option();
    }

    public function title(): string
    {
        return $this->section->title();
    }

    public function description(): string
    {
        return $this->section->description();
    }

    public function fields(): array
    {
        return $this->section->fields();
    }

    public function values(array $option): array
    {
        return $this->section->values($option);
    }

    public function sanitize(array $typed, array $option): array
    {
        $good = array_filter(self::ranges($typed), IpAddress::isRange(...));
        return $this->section->sanitize(['ranges' => implode("\n", $good)], $option);
    }

    public function complaints(array $typed): array
    {
        $bad = array_filter(self::ranges($typed), static fn(string $range): bool => !IpAddress::isRange($range));
        /* translators: %s: what was typed */
        $message = __('“%s” is no address and no range that can be trusted: it was not kept.', 'mullion');
        $complaint = static fn(string $range): string => sprintf($message, mb_substr($range, 0, 60));
        $said = array_map($complaint, array_slice(array_values($bad), 0, 5));
        return $said === [] ? [] : ['ranges' => implode(' ', $said)];
    }

    /**
     * @param array<mixed> $typed
     *
     * @return list<string>
     */
    private static function ranges(array $typed): array
    {
        $text = is_string($typed['ranges'] ?? null) ? $typed['ranges'] : '';
        return preg_split('/[\s,]+/', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [];
    }
}
