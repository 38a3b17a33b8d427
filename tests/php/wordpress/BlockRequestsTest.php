<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Cart\CartRequests;
use Mullion\Cart\EmptyCart;
use Mullion\Cart\RequestLog;
use Mullion\Cart\Shop;
use Mullion\Cart\SpeculationRules;

/** An add of a block's that comes twice, through WordPress's own REST server; the routes stand in for the Store API's. */
final class BlockRequestsTest extends WordPressTestCase
{
    private int $added = 0;

    private RequestLog $log;

    protected function setUp(): void
    {
        parent::setUp();
        $this->log = new RequestLog(new Shop());
        WC()->session->set(RequestLog::KEY, []);
        $GLOBALS['wp_rest_server'] = null;
        add_action('rest_api_init', $this->addRoutes(...));
        $this->begin('presseins1');
    }

    protected function tearDown(): void
    {
        unset($_GET['mullion_request']);
        $GLOBALS['wp_rest_server'] = null;
        parent::tearDown();
    }

    public function testIsDoneOnceAndAnsweredWithTheCart(): void
    {
        self::assertSame('added', $this->add());
        $this->begin('presseins1');

        self::assertSame('the cart', $this->add());
        self::assertSame(1, $this->added);
    }

    public function testAnotherOneIsDone(): void
    {
        $this->add();
        $this->begin('presszwei2');

        self::assertSame('added', $this->add());
        self::assertSame(2, $this->added);
    }

    public function testOneWithoutANameIsDoneEachTime(): void
    {
        unset($_GET['mullion_request']);
        $this->add();

        self::assertSame('added', $this->add());
    }

    public function testEveryItemOfABatchIsDone(): void
    {
        $this->begin('presseins1.presszwei2');
        $items = ['path' => '/wc/store/v1/cart/add-item', 'method' => 'POST'];
        $this->batch([$items, $items]);
        self::assertSame(2, $this->added);
        $this->begin('presseins1.presszwei2');

        $this->batch([$items, $items]);
        self::assertSame(2, $this->added, 'The second time none is.');
    }

    public function testACartThatATokenNamesIsNotAskedAbout(): void
    {
        $this->add();
        $this->begin('presseins1');

        self::assertSame('added', $this->add(['Cart-Token' => 'abc']));
    }

    /** A request of its own, as a process is. */
    private function begin(string $names): void
    {
        $_GET['mullion_request'] = $names;
        remove_all_filters('rest_dispatch_request');
        $shop = new Shop();
        $part = new CartRequests($shop, new EmptyCart($shop), new SpeculationRules());
        add_filter('rest_dispatch_request', [$part, 'answerBlock'], 10, 2);
    }

    /** @param array<string, string> $headers */
    private function add(array $headers = []): mixed
    {
        $request = new \WP_REST_Request('POST', '/wc/store/v1/cart/add-item');
        $request->set_headers($headers);
        return rest_do_request($request)->get_data();
    }

    /** @param list<array<string, string>> $items */
    private function batch(array $items): void
    {
        $request = new \WP_REST_Request('POST', '/batch/v1');
        $request->set_body_params(['requests' => $items]);
        self::assertSame(207, rest_do_request($request)->get_status());
    }

    private function addRoutes(): void
    {
        $add = function (): string {
            $this->added++;
            $this->log->record();
            return 'added';
        };
        $route = ['permission_callback' => '__return_true', 'allow_batch' => ['v1' => true]];
        register_rest_route('wc/store/v1', '/cart/add-item', ['methods' => 'POST', 'callback' => $add] + $route);
        register_rest_route('wc/store/v1', '/cart', ['methods' => 'GET', 'callback' => static fn(): string => 'the cart'] + $route);
    }
}
