<?php

declare(strict_types=1);

namespace Mullion\Tests\Endpoint;

use Mullion\Endpoint\Reply;
use Mullion\Tests\PluginTestCase;

/** The one shape in which endpoints answer. */
final class ReplyTest extends PluginTestCase
{
    public function testASuccessHasItsData(): void
    {
        $answer = self::answerTo(static fn() => Reply::success(['token' => 't', 'wait' => 2], ['loggedIn' => true]));

        self::assertSame(200, $answer->status);
        self::assertSame(['success' => true, 'data' => ['token' => 't', 'wait' => 2], 'loggedIn' => true], $answer->json);
    }

    /** What stands beside it must not turn a failure into a success. */
    public function testWhatStandsBesideItChangesNothingOfIt(): void
    {
        $success = self::answerTo(static fn() => Reply::success(['a' => 1], ['success' => false, 'data' => 'x']));
        $failure = self::answerTo(static fn() => Reply::failure(403, 'bad-token', 'Nochmal.', ['success' => true]));

        self::assertSame(['success' => true, 'data' => ['a' => 1]], $success->json);
        self::assertFalse($failure->json['success']);
    }

    public function testAFailureHasAWordForProgramsAndASentenceForPeople(): void
    {
        $answer = self::answerTo(static fn() => Reply::failure(403, 'bad-token', 'Vui lòng gửi lại.'));

        self::assertSame([403, ['success' => false, 'data' => ['code' => 'bad-token', 'message' => 'Vui lòng gửi lại.']]], [$answer->status, $answer->json]);
    }

    public function testWhoComesTooOftenHearsWhenToComeBack(): void
    {
        $answer = self::answerTo(static fn() => Reply::tooMany(42));

        self::assertSame([429, '42', 'too-many'], [$answer->status, $answer->header('Retry-After'), $answer->json['data']['code']]);
    }

    public function testNoCacheKeepsAnAnswer(): void
    {
        foreach ([static fn() => Reply::success(), static fn() => Reply::failure(400, 'x', 'x'), static fn() => Reply::tooMany(1)] as $reply) {
            self::assertSame('no-store, private', self::answerTo($reply)->header('Cache-Control'));
        }
    }
}
