<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/**
 * One section of Settings → Mullion; other plugins add theirs by the filter `mullion_settings_sections`.
 * {@see FieldsSection} is enough for most.
 */
interface SettingsSection
{
    /** A word for the form, unlike that of any other section of the same option. */
    public function name(): string;

    /** The option that keeps it. `mullion_settings` is printed into every page: what is secret has one of its own. */
    public function option(): string;

    public function title(): string;

    /** A sentence or two below the title; empty for none. */
    public function description(): string;

    /** @return list<Field> */
    public function fields(): array;

    /**
     * What the fields show.
     *
     * @param array<mixed> $option As it is stored.
     *
     * @return array<string, mixed> By field.
     */
    public function values(array $option): array;

    /**
     * The option with what was typed, checked; everything else in it stays.
     *
     * @param array<mixed> $typed  By field, as it was posted.
     * @param array<mixed> $option As it is stored.
     *
     * @return array<mixed>
     */
    public function sanitize(array $typed, array $option): array;
}
