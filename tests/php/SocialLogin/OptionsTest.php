<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\SocialLogin\Attempt;
use Mullion\SocialLogin\Input;
use Mullion\SocialLogin\Options;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the owner has set, and what a request says: text and nothing else. */
final class OptionsTest extends PluginTestCase
{
    public function testASecretIsReadAsItWasSet(): void
    {
        Site::$options['mullion_social_login'] = ['google' => ['id' => ' client ', 'secret' => "s3cret\n"]];

        self::assertSame(['client', 's3cret'], [(new Options())->clientId('google'), (new Options())->secret('google')]);
    }

    public function testAConstantGoesBeforeTheSetting(): void
    {
        define('MULLION_PHPUNIT_CLIENT_SECRET', 'of the file');
        Site::$options['mullion_social_login'] = ['phpunit' => ['secret' => 'of the table']];

        self::assertSame('of the file', (new Options())->secret('phpunit'));
    }

    /** @return iterable<array{mixed}> */
    public static function nonsense(): iterable
    {
        yield from [[null], ['x'], [['google' => 'x']], [['google' => ['id' => ['x'], 'secret' => 7]]]];
    }

    #[DataProvider('nonsense')]
    public function testNonsenseIsNotSet(mixed $options): void
    {
        Site::$options['mullion_social_login'] = $options;

        self::assertSame(['', ''], [(new Options())->clientId('google'), (new Options())->secret('google')]);
    }

    public function testStaffAreLetInOnlyByTrueAndButtonsAreTakenAwayByWhateverIsNotTrue(): void
    {
        foreach ([[null, false, true], [true, true, true], [false, false, false], ['1', false, false]] as [$value, $privileged, $forms]) {
            Site::$options['mullion_social_login'] = $value === null ? [] : ['privileged' => $value, 'forms' => $value];
            self::assertSame([$privileged, $forms], [(new Options())->allowsPrivileged(), (new Options())->showsInForms()]);
        }
    }

    /** It holds secrets: no page loads it. */
    public function testTheOptionDoesNotLoadWithEveryPageAndGoesWithThePlugin(): void
    {
        Options::install();
        self::assertFalse(Site::$autoloads['mullion_social_login']);
        Options::uninstall();
        self::assertSame([], Site::$options);
    }

    /** @return iterable<string, array{mixed, string}> */
    public static function inputs(): iterable
    {
        yield 'text' => ['Cửa', 'Cửa'];
        yield 'slashes that WordPress adds' => ["O\\'Neil", "O'Neil"];
        yield 'nothing' => [null, ''];
        yield 'a list' => [['x'], ''];
        yield 'a number' => [7, ''];
        yield 'a line break' => ["a\nLocation: x", ''];
        yield 'a null byte' => ["a\0", ''];
        yield 'too long' => [str_repeat('a', 11), ''];
    }

    #[DataProvider('inputs')]
    public function testARequestSaysTextOfALengthOrNothing(mixed $value, string $text): void
    {
        $_GET['x'] = $_POST['x'] = $value;

        self::assertSame([$text, $text], [Input::query('x', 10), Input::posted('x', 10)]);
    }

    public function testAnAttemptIsTheSameAfterItsTicket(): void
    {
        $attempt = new Attempt('google', '/giỏ/', true, 'channel', 7, 'verifier', 'nonce');
        self::assertEquals($attempt, Attempt::fromArray((array) json_decode((string) json_encode($attempt->toArray()), true)));

        // What is no longer what it was becomes nothing, and nobody's.
        $odd = Attempt::fromArray(['provider' => ['google'], 'user' => '7', 'isPopup' => 1, 'nonce' => null]);
        self::assertEquals(new Attempt('', ''), $odd);
    }
}
