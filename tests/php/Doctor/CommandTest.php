<?php

declare(strict_types=1);

namespace Mullion\Tests\Doctor;

use Mullion\Doctor\Check;
use Mullion\Doctor\Command;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Verdict;
use Mullion\Tests\World\Terminal;
use PHPUnit\Framework\TestCase;

final class CommandTest extends TestCase
{
    private Terminal $terminal;

    protected function setUp(): void
    {
        $this->terminal = new Terminal();
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

    public function testWhatIsFoundIsPrinted(): void
    {
        (new Command([self::check(Verdict::Recommended)]))->run($this->terminal, ['format' => 'json']);

        $row = ['check' => 'mail', 'verdict' => 'recommended', 'found' => 'Two mails failed', 'remedy' => 'Set up SMTP'];
        self::assertSame([$row], $this->terminal->said);
    }

    public function testOnlyACriticalFindingEndsWithOne(): void
    {
        (new Command([self::check(Verdict::Critical), self::check(Verdict::Good)]))->run($this->terminal, []);

        self::assertCount(3, $this->terminal->said);
        self::assertSame(1, $this->terminal->said[2]);
    }
}
