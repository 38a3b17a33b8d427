<?php

declare(strict_types=1);

namespace Mullion\Tests\Cart;

use Mullion\Cart\RequestLog;
use Mullion\Cart\Shop as PluginShop;
use Mullion\Endpoint\RateLimit;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Shop;
use PHPUnit\Framework\Attributes\DataProvider;

/** What becomes of a click that is sent twice, because the visitor's browser got no answer to it. */
final class RequestLogTest extends PluginTestCase
{
    private RequestLog $log;

    protected function setUp(): void
    {
        parent::setUp();
        Shop::open();
        RateLimit::install();
        $this->log = new RequestLog(new PluginShop());
    }

    public function testARequestThatChangedTheCartIsInTheLog(): void
    {
        $this->request('klickeins1');

        self::assertSame(['klickeins1'], $this->log->read());
    }

    public function testTheLogIsOfTheSessionThatHoldsTheCart(): void
    {
        $this->request('klickeins1');

        self::assertSame(['mullion_requests' => ['klickeins1']], WC()?->session->data);
    }

    public function testRequestsStandInTheOrderInWhichTheyCame(): void
    {
        array_map($this->request(...), ['klickeins1', 'klickzwei2', 'klickdrei3']);

        self::assertSame(['klickeins1', 'klickzwei2', 'klickdrei3'], $this->log->read());
    }

    /** The shop tells of an added product twice where one press adds a product and its gift. */
    public function testARequestThatChangesTheCartTwiceIsOneRequest(): void
    {
        $this->request('klickeins1');
        $this->log->record();

        self::assertSame(['klickeins1'], $this->log->read());
    }

    public function testARequestThatIsInTheCartIsAnsweredWithTheCartAndNotDoneAgain(): void
    {
        $this->request('klickeins1');
        add_filter('woocommerce_add_to_cart_fragments', static fn(): array => ['.count' => '<b>1</b>']);

        $answer = self::answerTo($this->log->answerRepeated(...));

        self::assertSame(['fragments' => ['.count' => '<b>1</b>']], $answer->json);
    }

    public function testAnotherRequestGoesOnToTheShop(): void
    {
        $this->request('klickeins1');
        $_POST['mullion_request'] = 'klickzwei2';

        $this->log->answerRepeated();

        self::assertSame(['klickeins1'], $this->log->read(), 'It is in the log only when the cart has changed.');
    }

    /** A browser keeps at most so many waiting; an older one can't come again. */
    public function testFiftyAreKeptAndTheOldestGoes(): void
    {
        foreach (range(1, 51) as $number) {
            $this->request(sprintf('klick%05d', $number));
        }

        $log = $this->log->read();
        self::assertCount(50, $log);
        self::assertSame(['klick00002', 'klick00051'], [$log[0], $log[49]]);
    }

    public function testARequestOfAnotherScriptIsNeitherKeptNorTakenForARepetition(): void
    {
        $this->log->record();
        $this->log->answerRepeated();

        self::assertSame([], $this->log->read());
    }

    /** @return iterable<string, array{mixed}> */
    public static function malformed(): iterable
    {
        yield 'empty' => [''];
        yield 'short' => ['klick12'];
        yield 'long' => [str_repeat('a', 61)];
        yield 'in capitals' => ['KLICKEINS1'];
        yield 'with a space' => ['klick eins1'];
        yield 'with a tag' => ['<script>alert1'];
        yield 'with a line break at its end' => ["klickeins1\n"];
        yield 'a list' => [['klickeins1']];
        yield 'a number' => [1234567890];
    }

    #[DataProvider('malformed')]
    public function testAnIdentifierThatOurScriptNeverMakesIsNone(mixed $identifier): void
    {
        $_POST['mullion_request'] = $identifier;
        $this->log->record();
        $this->log->answerRepeated();

        self::assertSame([], $this->log->read());
    }

    /** @return iterable<string, array{string}> */
    public static function identifiers(): iterable
    {
        yield 'the shortest' => ['abcdefg8'];
        yield 'the longest' => [str_repeat('z', 60)];
        yield 'digits alone' => ['1700000000'];
    }

    #[DataProvider('identifiers')]
    public function testAnIdentifierIsKeptToTheLetter(string $identifier): void
    {
        $this->request($identifier);

        self::assertSame([$identifier], $this->log->read());
        self::assertSame(200, self::answerTo($this->log->answerRepeated(...))->status);
    }

    /** @return iterable<string, array{mixed, list<string>}> */
    public static function foreignSessions(): iterable
    {
        yield 'nothing' => [null, []];
        yield 'a text' => ['klickeins1', []];
        yield 'a list with other things in it' => [['klickeins1', 7, null, ['klickzwei2'], 'klickdrei3'], ['klickeins1', 'klickdrei3']];
        yield 'a list with keys of its own' => [['x' => 'klickeins1', 9 => 'klickzwei2'], ['klickeins1', 'klickzwei2']];
    }

    /** @param list<string> $read */
    #[DataProvider('foreignSessions')]
    public function testWhatElseStandsInTheSessionIsPassedOver(mixed $kept, array $read): void
    {
        WC()?->session->set(RequestLog::KEY, $kept);

        self::assertSame($read, $this->log->read());
    }

    public function testWithoutAShopNothingHappens(): void
    {
        Shop::$woocommerce = null;
        $this->request('klickeins1');
        $this->log->answerRepeated();

        self::assertSame([], $this->log->read());
    }

    public function testBeforeTheShopHasASessionNothingHappens(): void
    {
        Shop::open()->session = null;
        $this->request('klickeins1');
        $this->log->answerRepeated();

        self::assertSame([], $this->log->read());
    }

    /** A request that the shop carries out. */
    private function request(string $identifier): void
    {
        $_POST['mullion_request'] = $identifier;
        $this->log->record();
    }
}
