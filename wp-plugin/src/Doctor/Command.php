<?php

declare(strict_types=1);

namespace Mullion\Doctor;

defined('ABSPATH') || exit;

/** `wp mullion doctor`; what it says are Site Health's own sentences. */
final class Command
{
    private const COLUMNS = ['check', 'verdict', 'found', 'remedy'];

    /** @param list<Check> $checks */
    public function __construct(private readonly array $checks) {}

    /**
     * Ends with 1 where a finding is critical.
     *
     * @param array<mixed> $options `format`, of {@see Console::FORMATS}.
     */
    public function run(Console $console, array $options): void
    {
        $format = $options['format'] ?? 'table';
        if (!in_array($format, Console::FORMATS, true)) {
            $console->error('Use one of these formats: ' . implode(', ', Console::FORMATS) . '.');
            return;
        }
        $rows = [];
        $isCritical = false;
        foreach ($this->checks as $check) {
            $finding = $check->run();
            $isCritical = $isCritical || $finding->verdict === Verdict::Critical;
            $values = [$check->name(), $finding->verdict->value, $finding->found, $finding->remedy];
            $rows[] = array_combine(self::COLUMNS, $values);
        }
        $console->table($rows, self::COLUMNS, $format);
        if ($isCritical) {
            $console->halt(1);
        }
    }
}
