<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Endpoint\Limit;
use Mullion\Endpoint\RateLimit;

/** What is counted by processes that begin at the same moment. */
final class RateLimitTest extends WordPressTestCase
{
    private const ROUNDS = 40;

    public function testOfTwoAtOneMomentOnePasses(): void
    {
        self::assertSame(array_fill(0, self::ROUNDS, 1), self::passed(2, new Limit(1, 600)));
    }

    public function testOfEightAtOneMomentAsManyAsAllowedPass(): void
    {
        self::assertSame(array_fill(0, self::ROUNDS, 3), self::passed(8, new Limit(3, 600)));
    }

    public function testWhatHasRunOutBeginsAgainForOne(): void
    {
        $limits = new RateLimit();
        foreach (range(0, self::ROUNDS - 1) as $round) {
            $limits->count('test', "round-{$round}", new Limit(1, 0));
        }
        self::assertSame(array_fill(0, self::ROUNDS, 1), self::passed(4, new Limit(1, 600)));
    }

    /** @return list<int> How many of `$processes` passed, round by round. */
    private static function passed(int $processes, Limit $limit): array
    {
        $start = microtime(true) + 0.4;
        Database::close();
        $children = array_map(static fn(): array => self::begin($start, $limit), range(1, $processes));
        $passed = array_fill(0, self::ROUNDS, 0);
        foreach ($children as [$process, $socket]) {
            foreach (str_split((string) stream_get_contents($socket)) as $round => $answer) {
                $passed[$round] += (int) $answer;
            }
            fclose($socket);
            pcntl_waitpid($process, $status);
        }
        Database::open();
        return $passed;
    }

    /** @return array{int, resource} A process that counts once a round, each at its moment; it answers `1` or `0`. */
    private static function begin(float $start, Limit $limit): array
    {
        [$ours, $theirs] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0) ?: self::fail('There is no pair of sockets.');
        $process = pcntl_fork();
        if ($process !== 0) {
            fclose($theirs);
            return [$process, $ours];
        }
        Database::open();
        $limits = new RateLimit();
        $answers = '';
        foreach (range(0, self::ROUNDS - 1) as $round) {
            $moment = $start + $round * 0.02;
            while (microtime(true) < $moment) {
            }
            $answers .= $limits->count('test', "round-{$round}", $limit) === 0 ? '1' : '0';
        }
        fwrite($theirs, $answers);
        // Not a step further: what comes now is PHPUnit's own end.
        posix_kill(getmypid() ?: 0, SIGKILL);
        exit;
    }
}
