<?php

declare(strict_types=1);

namespace Mullion\Doctor;

use Mullion\Assets\Manifest;
use Mullion\Assets\ReplacedScripts;
use Mullion\Cli\Console;
use Mullion\Cli\Help;
use Mullion\Cli\WpCli;

defined('ABSPATH') || exit;

/** `wp mullion doctor`; what it says are Site Health's own sentences. */
final class Command
{
    private const COLUMNS = ['check', 'verdict', 'found', 'remedy'];

    /** @param list<Check> $checks */
    public function __construct(private readonly array $checks) {}

    public static function add(Manifest $manifest, ReplacedScripts $scripts): void
    {
        $help = Help::of(
            'Says what stands in the plugin\'s way on this site, and what to do about it.',
            'Looks at the home page, or with --url=ADDRESS at another page of the site. '
                . 'Ends with the exit code 1 where something is critical.',
        );
        WpCli::add('mullion doctor', $help->format(), static function (
            Console $console,
            array $arguments,
            array $options,
        ) use ($manifest, $scripts): void {
            $slow = Doctor::slow($manifest, $scripts, WpCli::url());
            (new self([...Doctor::ofCommandLine(), ...$slow]))->run($console, $options);
        });
    }

    /**
     * Ends with 1 where a finding is critical.
     *
     * @param array<mixed> $options `format`.
     */
    public function run(Console $console, array $options): void
    {
        $rows = [];
        $isCritical = false;
        foreach ($this->checks as $check) {
            $finding = $check->run();
            $isCritical = $isCritical || $finding->verdict === Verdict::Critical;
            $values = [$check->name(), $finding->verdict->value, $finding->found, $finding->remedy];
            $rows[] = array_combine(self::COLUMNS, $values);
        }
        $console->table($rows, self::COLUMNS, $options);
        if ($isCritical) {
            $console->halt(1);
        }
    }
}
