<?php

declare(strict_types=1);

namespace Mullion\Tests\World;

use Mullion\Cli\Console;

/** Stands in for WP-CLI: keeps what a command says. */
final class Terminal implements Console
{
    /** @var list<mixed> Lines, rows of tables, "Error: …", questions, exit codes. */
    public array $said = [];

    public bool $answer = true;

    public function line(string $text): void
    {
        $this->said[] = $text;
    }

    public function table(array $rows, array $columns, array $options): void
    {
        array_push($this->said, ...$rows);
    }

    public function error(string $text): void
    {
        $this->said[] = "Error: {$text}";
    }

    public function confirm(string $question): bool
    {
        $this->said[] = $question;
        return $this->answer;
    }

    public function halt(int $code): void
    {
        $this->said[] = $code;
    }

    /** What the last command said. @return list<mixed> */
    public function take(): array
    {
        [$said, $this->said] = [$this->said, []];
        return $said;
    }
}
