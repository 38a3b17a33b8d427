<?php

declare(strict_types=1);

namespace Mullion\Doctor;

use Mullion\Assets\Manifest;
use Mullion\Site\Hooked;

defined('ABSPATH') || exit;

/** The border to WP-CLI, which is loaded only on the command line. */
final class WpCli implements Console, Hooked
{
    private const CLI = '\WP_CLI';

    private const HELP = [
        'shortdesc' => 'Says what stands in the plugin\'s way on this site, and what to do about it.',
        'longdesc' => 'Looks at the home page, or with --url=ADDRESS at another page of the site. '
            . 'Ends with the exit code 1 where something is critical.',
        'synopsis' => [
            [
                'type' => 'assoc',
                'name' => 'format',
                'description' => 'How the findings are printed.',
                'optional' => true,
                'default' => 'table',
                'options' => self::FORMATS,
            ],
        ],
    ];

    public function __construct(private readonly Manifest $manifest) {}

    public function register(): void
    {
        add_action('cli_init', [$this, 'add']);
    }

    /** Hooked to `cli_init`. */
    public function add(): void
    {
        $run = function (array $args, array $options): void {
            // One of WP-CLI's own parameters: it is not among the command's.
            $url = (self::CLI)::get_config('url');
            $slow = Doctor::slow($this->manifest, is_string($url) ? $url : '');
            (new Command([...Doctor::ofCommandLine(), ...$slow]))->run($this, $options);
        };
        (self::CLI)::add_command('mullion doctor', $run, self::HELP);
    }

    public function table(array $rows, array $columns, string $format): void
    {
        \WP_CLI\Utils\format_items($format, $rows, $columns);
    }

    public function error(string $text): void
    {
        (self::CLI)::error($text);
    }

    public function halt(int $code): void
    {
        (self::CLI)::halt($code);
    }
}
