<?php

declare(strict_types=1);

namespace Mullion\Cli;

defined('ABSPATH') || exit;

/** What `wp help` says of a command, and what WP-CLI refuses before it runs. */
final class Help
{
    public const FORMATS = ['table', 'json', 'csv', 'yaml'];

    /** @var list<array<string, mixed>> */
    private array $synopsis = [];

    private function __construct(
        private readonly string $short,
        private readonly string $long,
    ) {}

    public static function of(string $short, string $long = ''): self
    {
        return new self($short, $long);
    }

    public function argument(string $name, string $about, bool $isOptional = false, bool $isRepeating = false): self
    {
        return $this->with([
            'type' => 'positional',
            'name' => $name,
            'description' => $about,
            'optional' => $isOptional,
            'repeating' => $isRepeating,
        ]);
    }

    /** @param list<string> $choices Any value where there are none. */
    public function option(string $name, string $about, string $default = '', array $choices = []): self
    {
        return $this->with([
            'type' => 'assoc',
            'name' => $name,
            'description' => $about,
            'optional' => true,
            ...($default === '' ? [] : ['default' => $default]),
            ...($choices === [] ? [] : ['options' => $choices]),
        ]);
    }

    public function flag(string $name, string $about): self
    {
        return $this->with(['type' => 'flag', 'name' => $name, 'description' => $about, 'optional' => true]);
    }

    /** With `--format` of what is printed as a table. */
    public function format(): self
    {
        return $this->option('format', 'How the rows are printed.', 'table', self::FORMATS);
    }

    /** @return array{shortdesc: string, longdesc: string, synopsis: list<array<string, mixed>>} */
    public function toArray(): array
    {
        return ['shortdesc' => $this->short, 'longdesc' => $this->long, 'synopsis' => $this->synopsis];
    }

    /** @param array<string, mixed> $parameter */
    private function with(array $parameter): self
    {
        $other = clone $this;
        $other->synopsis[] = $parameter;
        return $other;
    }
}
