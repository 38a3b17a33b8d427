<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Cart\LossCount;
use Mullion\Cart\RequestLog;
use Mullion\Session\SessionHandler;
use Mullion\Session\SessionRow;
use MullionShop\Session\SessionCookie;
use MullionShop\Session\SessionTable;

/** Requests of one visitor that overlap: each has a handler of its own, as each has a process of its own. */
final class SessionHandlerTest extends WordPressTestCase
{
    private const VISITOR = 't_khach';

    public function testOfTwoRequestsAtOnceNeitherUndoesTheOther(): void
    {
        $this->save($this->request(), ['a' => 1]);
        [$one, $other] = [$this->request(), $this->request()];
        $this->save($one, ['a' => 1, 'b' => 2]);
        $this->save($other, ['a' => 3]);

        self::assertSame(['a' => 3, 'b' => 2], $this->cart());
    }

    public function testTheFirstTwoRequestsOfAVisitorMakeOneSession(): void
    {
        [$one, $other] = [$this->request(), $this->request()];
        $this->save($one, ['a' => 1]);
        $this->save($other, ['b' => 1]);

        self::assertSame(['a' => 1, 'b' => 1], $this->cart());
    }

    public function testTheOwnerIsToldHowManyCartsLostNothing(): void
    {
        $this->save($this->request(), ['a' => 1]);
        $this->save($this->request(), ['a' => 1, 'b' => 1]);
        self::assertSame(0, (new LossCount())->last(LossCount::MERGED), 'One after another.');

        [$one, $other, $view] = [$this->request(), $this->request(), $this->request()];
        $view->set('chosen_payment_method', 'cod');
        $view->save_data();
        $this->save($one, ['a' => 2, 'b' => 1]);
        self::assertSame(0, (new LossCount())->last(LossCount::MERGED), 'Nothing would have been lost.');
        $this->save($other, ['a' => 1, 'b' => 1, 'c' => 1]);
        $this->save($other, ['a' => 2, 'b' => 1, 'c' => 2]);

        self::assertSame(1, (new LossCount())->last(LossCount::MERGED));
    }

    /** An old table in latin1 under a connection in UTF-8: the database's digest is never ours. */
    public function testWhereNoDigestIsTheSameTheLastRequestIsSavedAllTheSame(): void
    {
        $this->save($this->request(), ['a' => 1]);
        add_filter('query', static fn(string $query): string => str_replace('MD5(session_value)', "MD5('x')", $query));
        $this->save($this->request(), ['a' => 1, 'b' => 2]);
        remove_all_filters('query');

        self::assertSame(['a' => 1, 'b' => 2], $this->cart());
    }

    public function testARequestMaySaveTwice(): void
    {
        [$one, $other] = [$this->request(), $this->request()];
        $this->save($one, ['a' => 1]);
        $this->save($other, ['b' => 1]);
        $this->save($one, ['a' => 1, 'c' => 1]);

        self::assertSame(['a' => 1, 'b' => 1, 'c' => 1], $this->cart());
    }

    public function testARequestThatIsRepeatedWhileItRunsCountsOnce(): void
    {
        [$one, $again] = [$this->request(), $this->request()];
        foreach ([$one, $again] as $request) {
            $request->set(RequestLog::KEY, ['klick1']);
            $this->save($request, ['a' => 1]);
        }

        self::assertSame(['a' => 1], $this->cart());
    }

    public function testWhatAnOrderBoughtDoesNotComeBack(): void
    {
        $this->save($this->request(), ['a' => 1]);
        [$view, $add, $order] = [$this->request(), $this->request(), $this->request()];
        $order->set('cart', null);
        $order->save_data();
        $view->set('chosen_payment_method', 'cod');
        $view->save_data();
        $this->save($add, ['a' => 1, 'b' => 1]);

        self::assertSame(['b' => 1], $this->cart());
        self::assertSame('cod', $this->request()->get('chosen_payment_method'));
    }

    /** WooCommerce 10 looks for the keys of shipping rates while it empties a cart. */
    public function testWhatIsAskedOfTheSessionMeanwhileIsNotWhatTheRequestBeganWith(): void
    {
        $this->save($this->request(), ['a' => 1]);
        [$add, $order] = [$this->request(), $this->request()];
        $this->save($add, ['a' => 1, 'b' => 1]);
        $order->set('cart', null);
        self::assertSame(['cart'], array_keys($order->get_session_data()));
        $order->save_data();

        self::assertSame(['b' => 1], $this->cart());
    }

    public function testALateRequestDoesNotBringALogoutBack(): void
    {
        $this->save($this->request(), ['a' => 1]);
        [$late, $logout] = [$this->request(), $this->request()];
        $logout->destroy_session();
        $this->save($late, ['a' => 1, 'b' => 1]);

        self::assertNull($this->row()->read());
        self::assertSame([], $this->cart());
    }

    public function testALoginTakesTheSessionAlongAndALateRequestOfTheGuestIsNone(): void
    {
        $this->save($this->request(), ['a' => 1]);
        $late = $this->request();
        $user = self::user('khach', 'customer');
        wp_set_current_user($user);
        $this->request();
        wp_set_current_user(0);
        $this->save($late, ['a' => 1, 'b' => 1]);

        self::assertNull($this->row()->read());
        self::assertSame(['a' => 1], $this->quantities($this->row((string) $user)->read()));
    }

    public function testWhatChangedNothingWritesNothing(): void
    {
        $this->save($this->request(), ['a' => 1]);
        $request = $this->request();
        $request->set('cart', $request->get('cart'));
        $request->markDirty();

        self::assertSame(0, $this->queries($request->save_data(...)));
    }

    public function testSavingAloneIsOneQueryAndOverAnotherOneTwoMore(): void
    {
        $this->save($this->request(), ['a' => 1]);
        [$one, $other] = [$this->request(), $this->request()];

        self::assertSame(1, $this->queries(fn() => $this->save($one, ['a' => 2])));
        add_filter('mullion_count_cart_losses', '__return_false');
        get_option(LossCount::OPTION);
        self::assertSame(3, $this->queries(fn() => $this->save($other, ['b' => 1, 'a' => 1])));
        remove_filter('mullion_count_cart_losses', '__return_false');
        self::assertSame(1, $this->queries(static fn() => (new LossCount())->count(LossCount::MERGED)));
    }

    /** The cache of this process stands for one that all processes share. */
    public function testASharedCacheNeverHoldsWhatTheDatabaseDoesNot(): void
    {
        $before = wp_using_ext_object_cache(true);
        $this->save($this->request(), ['a' => 1]);
        $slow = $this->request();
        $this->save($this->request(), ['a' => 1, 'b' => 1]);
        // Another server has written, and has not come to its cache yet.
        $there = (string) $this->row()->read();
        self::assertTrue($this->row()->swap($there, str_replace('"b"', '"c"', $there), time() + 60));
        $this->save($slow, ['a' => 1, 'd' => 1]);

        self::assertSame(['a' => 1, 'c' => 1, 'd' => 1], $this->cart());
        self::assertSame(['a' => 1, 'c' => 1, 'd' => 1], $this->quantities($this->row()->read()));
        $this->request()->destroy_session();
        self::assertSame([], $this->cart());
        // Null would leave it as it is.
        wp_using_ext_object_cache($before === true);
    }

    public function testFiftyRequestsThatBeganTogetherAreAllThere(): void
    {
        $requests = array_map(fn(): SessionHandler => $this->request(), range(1, 50));
        foreach ($requests as $at => $request) {
            $this->save($request, ["p{$at}" => 1]);
        }

        self::assertCount(50, $this->cart());
    }

    /** A request that has read the session. */
    private function request(): SessionHandler
    {
        $_COOKIE[SessionCookie::name()] = SessionCookie::fresh(self::VISITOR)->value();
        $handler = new SessionHandler();
        $handler->init();
        return $handler;
    }

    /** @param array<string, int> $quantities */
    private function save(SessionHandler $request, array $quantities): void
    {
        $items = [];
        foreach ($quantities as $key => $quantity) {
            $items[$key] = ['product_id' => 0, 'quantity' => $quantity];
        }
        $request->set('cart', $items);
        $request->save_data();
    }

    /** @return array<string, int> What the next request finds. */
    private function cart(): array
    {
        return array_map(static fn(array $item): int => $item['quantity'], $this->request()->get('cart', []));
    }

    /** @return array<string, int> */
    private function quantities(?string $session): array
    {
        $cart = unserialize(unserialize((string) $session)['cart']);
        return array_map(static fn(array $item): int => $item['quantity'], $cart);
    }

    private function row(string $key = self::VISITOR): SessionRow
    {
        return new SessionRow(SessionTable::name(), $key);
    }

    private function queries(\Closure $work): int
    {
        $before = $GLOBALS['wpdb']->num_queries;
        $work();
        return $GLOBALS['wpdb']->num_queries - $before;
    }
}
