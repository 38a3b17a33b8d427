<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Session\SessionHandler;
use Mullion\Session\SessionRow;
use Mullion\Session\SharedStart;
use MullionShop\Session\SessionCookie;
use MullionShop\Session\SessionTable;

/** A visitor adds products in several tabs before the first answer has brought a session. */
final class SharedStartTest extends WordPressTestCase
{
    private const COOKIE = 'mullion_start';
    private const NAME = '1234567890123456789012345';
    /** The end of a session, at a turn of the minute. */
    private const ENDS = 1_799_999_999;

    protected function setUp(): void
    {
        parent::setUp();
        $_COOKIE = [self::COOKIE => self::NAME];
        wp_set_current_user(0);
    }

    protected function tearDown(): void
    {
        $_COOKIE = [];
        parent::tearDown();
    }

    public function testTheFirstRequestsOfOneMomentMakeOneSession(): void
    {
        [$one, $other] = [$this->request(), $this->request()];
        $this->save($one, 'a');
        $this->save($other, 'b');

        self::assertSame($one->get_customer_unique_id(), $other->get_customer_unique_id());
        self::assertSame(['a', 'b'], $this->cart($one->get_customer_unique_id()));
    }

    public function testTheNextPageGoesOnWithItThoughTheAnswerCameToNobody(): void
    {
        $this->save($this->request(), 'a');
        $view = $this->request();

        self::assertTrue($view->has_session());
        self::assertSame(['a'], array_keys($view->get('cart')));
    }

    public function testAVisitorWhoHasAddedNothingHasNoSession(): void
    {
        $view = $this->request();
        self::assertFalse($view->has_session());
        self::assertNull($view->get('cart'));
    }

    public function testThoseOfTwoVisitorsDoNot(): void
    {
        $one = $this->request();
        $this->save($one, 'a');
        $_COOKIE = [self::COOKIE => strrev(self::NAME)];
        $other = $this->request();
        $this->save($other, 'b');

        self::assertSame(['a'], $this->cart($one->get_customer_unique_id()));
        self::assertSame(['b'], $this->cart($other->get_customer_unique_id()));
    }

    public function testASessionThatIsThereIsNobodysToJoin(): void
    {
        $_COOKIE[SessionCookie::name()] = SessionCookie::fresh('t_khach')->value();
        $request = $this->request();
        $this->save($request, 'a');

        self::assertSame('t_khach', $request->get_customer_unique_id());
    }

    public function testWhatBeganInTheLastMinutesGoesOnAndNothingOlder(): void
    {
        $id = (string) $this->id(self::ENDS);
        self::assertMatchesRegularExpression('/^t_[0-9a-f]{30}$/', $id);
        self::assertSame($id, $this->id(self::ENDS + 1), 'Nothing has been saved yet, whatever the clock says.');

        (new SessionRow(SessionTable::name(), $id))->swap(null, serialize([]), self::ENDS);
        self::assertSame($id, $this->id(self::ENDS + 120));
        self::assertNull($this->id(self::ENDS + 121), 'Who reads the name later comes into no session.');
    }

    public function testOnlyANameOfOursCounts(): void
    {
        foreach (['', '1', str_repeat('1', 41), 'a' . self::NAME, self::NAME . "\n", [self::NAME]] as $name) {
            $_COOKIE[self::COOKIE] = $name;
            self::assertNull($this->id(self::ENDS), (string) wp_json_encode($name));
        }
    }

    public function testAnAccountHasItsOwn(): void
    {
        wp_set_current_user(self::user('khach-hang', 'customer'));
        self::assertNull($this->id(self::ENDS));
        wp_set_current_user(0);
    }

    private function id(int $expiry): ?string
    {
        return (new SharedStart(SessionTable::name(), $_COOKIE[self::COOKIE] ?? null))->customerId($expiry);
    }

    private function request(): SessionHandler
    {
        $handler = new SessionHandler();
        $handler->init();
        return $handler;
    }

    private function save(SessionHandler $request, string $key): void
    {
        $request->set_customer_session_cookie(true);
        $request->set('cart', [$key => ['product_id' => 0, 'quantity' => 1]]);
        $request->save_data();
    }

    /** @return list<string> Keys of the items of a visitor's session. */
    private function cart(string $visitor): array
    {
        $session = (string) (new SessionRow(SessionTable::name(), $visitor))->read();
        return array_keys(unserialize(unserialize($session)['cart']));
    }
}
