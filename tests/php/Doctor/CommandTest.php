<?php

declare(strict_types=1);

namespace Mullion\Tests\Doctor;

use Mullion\Doctor\Check;
use Mullion\Doctor\Command;
use Mullion\Doctor\Console;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Verdict;
use PHPUnit\Framework\TestCase;

final class CommandTest extends TestCase implements Console
{
    /** @var list<mixed> */
    private array $said = [];

    public function table(array $rows, array $columns, string $format): void
    {
        $this->said[] = [$format, $rows];
    }

    public function error(string $text): void
    {
        $this->said[] = "Error: {$text}";
    }

    public function halt(int $code): void
    {
        $this->said[] = $code;
    }

    private static function check(Verdict $verdict): Check
    {
        return new class ($verdict) implements Check {
            public function __construct(private readonly Verdict $verdict) {}

            public function name(): string
            {
                return 'mail';
            }

            public function title(): string
            {
                return 'Mail';
            }

            public function run(): Finding
            {
                return new Finding($this->verdict, 'Two mails failed', 'Set up SMTP');
            }
        };
    }

    public function testWhatIsFoundIsPrintedInTheFormatThatIsAsked(): void
    {
        (new Command([self::check(Verdict::Recommended)]))->run($this, ['format' => 'json']);

        $row = ['check' => 'mail', 'verdict' => 'recommended', 'found' => 'Two mails failed', 'remedy' => 'Set up SMTP'];
        self::assertSame([['json', [$row]]], $this->said);
    }

    public function testOnlyACriticalFindingEndsWithOne(): void
    {
        (new Command([self::check(Verdict::Critical), self::check(Verdict::Good)]))->run($this, []);

        self::assertCount(2, $this->said);
        self::assertSame(1, $this->said[1]);
    }

    public function testAnUnknownFormatNamesTheKnownOnes(): void
    {
        (new Command([self::check(Verdict::Critical)]))->run($this, ['format' => 'xml']);

        self::assertSame(['Error: Use one of these formats: table, json, csv, yaml.'], $this->said);
    }
}
