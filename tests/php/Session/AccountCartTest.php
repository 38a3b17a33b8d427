<?php

declare(strict_types=1);

namespace Mullion\Tests\Session;

use Mullion\Session\AccountCart;
use Mullion\Session\CartMerge;
use Mullion\Session\SetLines;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Users;

/** The cart that is kept with an account for the next login. */
final class AccountCartTest extends PluginTestCase
{
    private const KEY = '_woocommerce_persistent_cart_1';

    private int $user;

    protected function setUp(): void
    {
        parent::setUp();
        $GLOBALS['wpdb']->query('CREATE TABLE wp_usermeta (user_id INTEGER, meta_key TEXT, meta_value TEXT)');
        $this->user = Users::$current = Users::add('an@shop.example')->ID;
    }

    public function testWhatAnotherRequestHasSavedMeanwhileStays(): void
    {
        $this->begin(['a' => 1]);
        $this->store(['a' => 1, 'b' => 1]);

        self::assertTrue($this->save(['a' => 1, 'c' => 1]));

        self::assertSame(['a' => 1, 'b' => 1, 'c' => 1], $this->stored());
    }

    public function testARequestThatSavesTwiceCountsEachChangeOnce(): void
    {
        $this->begin(['a' => 1]);
        $this->save(['a' => 2]);
        $this->save(['a' => 3]);

        self::assertSame(['a' => 3], $this->stored());
    }

    /** An application password is noted as used while WordPress finds out whose it is: it would ask for ever. */
    public function testWhateverElseIsKeptWithAnAccountIsLeftAloneWithoutAskingWhoIsThere(): void
    {
        $this->cart();
        $note = fn(string $key): mixed => apply_filters('update_user_metadata', null, $this->user, $key, []);
        Users::$asked = 0;

        self::assertSame([null, null], [$note('_application_passwords'), $note(self::KEY)]);
        self::assertNull(apply_filters('delete_user_metadata', null, $this->user, '_application_passwords'));
        self::assertSame(0, Users::$asked);
        $this->begin(['a' => 1]);
        Users::$asked = 0;
        $note('_application_passwords');
        self::assertSame(0, Users::$asked);
    }

    /** The bought items would fill the next empty cart. */
    public function testAnOrderTakesWhatItBoughtAndLeavesWhatCameAfter(): void
    {
        $this->begin(['a' => 1]);
        $this->store(['a' => 1, 'b' => 1]);

        self::assertTrue(apply_filters('delete_user_metadata', null, $this->user, self::KEY));

        self::assertSame(['b' => 1], $this->stored());
    }

    public function testAnOrderOfEverythingLeavesNothingToWordPressesOwnWay(): void
    {
        $this->begin(['a' => 1]);

        self::assertNull(apply_filters('delete_user_metadata', null, $this->user, self::KEY));
    }

    public function testTheFirstCartOfAnAccountIsSavedByWordPress(): void
    {
        $this->cart();
        do_action('woocommerce_load_cart_from_session');

        self::assertNull($this->save(['a' => 1]));
    }

    public function testARequestThatWasFasterIsMergedWith(): void
    {
        $this->begin(['a' => 1]);
        $GLOBALS['wpdb']->meanwhile['UPDATE'] = fn() => $this->store(['a' => 1, 'b' => 5]);

        self::assertTrue($this->save(['a' => 2]));

        self::assertSame(['a' => 2, 'b' => 5], $this->stored());
    }

    public function testOfALineThatThisRequestHasSetItsNumberCounts(): void
    {
        $this->begin(['a' => 5]);
        $this->store(['a' => 4]);
        do_action('woocommerce_after_cart_item_quantity_update', 'a', 3, 5, null);

        self::assertTrue($this->save(['a' => 3]));
        self::assertSame(['a' => 3], $this->stored());
    }

    public function testOtherPeopleAndOtherDataAreLeftToWordPress(): void
    {
        $this->begin(['a' => 1]);
        $value = self::value(['a' => 2]);

        self::assertNull(apply_filters('update_user_metadata', null, $this->user + 1, self::KEY, $value));
        self::assertNull(apply_filters('update_user_metadata', null, $this->user, 'nickname', $value));
        self::assertNull(apply_filters('update_user_metadata', null, 'x', self::KEY, $value));
        self::assertFalse(apply_filters('update_user_metadata', false, $this->user, self::KEY, $value), 'Another plugin has decided.');
        self::assertSame(['a' => 1], $this->stored());
    }

    /** wp-cron saves carts that it has not loaded. */
    public function testARequestThatHasLoadedNoCartIsLeftToWordPress(): void
    {
        $this->cart();
        $this->store(['a' => 1]);

        self::assertNull($this->save([]));
    }

    /** The request begins with this cart. @param array<string, int> $quantities */
    private function begin(array $quantities): void
    {
        $this->cart();
        $this->store($quantities);
        Users::$meta[$this->user][self::KEY] = self::value($quantities);
        do_action('woocommerce_load_cart_from_session');
    }

    private function cart(): void
    {
        (new AccountCart(new CartMerge(static fn(array $item): ?int => null), SetLines::watched(new \WC_Session())))->register();
    }

    /** @param array<string, int> $quantities */
    private function save(array $quantities): mixed
    {
        return apply_filters('update_user_metadata', null, $this->user, self::KEY, self::value($quantities));
    }

    /** @param array<string, int> $quantities */
    private function store(array $quantities): void
    {
        $GLOBALS['wpdb']->delete('wp_usermeta', ['user_id' => $this->user]);
        $row = ['user_id' => $this->user, 'meta_key' => self::KEY, 'meta_value' => serialize(self::value($quantities))];
        $GLOBALS['wpdb']->insert('wp_usermeta', $row);
    }

    /** @return array<string, int> */
    private function stored(): array
    {
        $quantities = array_column(unserialize((string) $GLOBALS['wpdb']->get_var('SELECT meta_value FROM wp_usermeta'))['cart'], 'quantity', 'key');
        ksort($quantities);
        return $quantities;
    }

    /** @param array<string, int> $quantities @return array<string, mixed> As WooCommerce keeps it. */
    private static function value(array $quantities): array
    {
        $items = [];
        foreach ($quantities as $key => $quantity) {
            $items[$key] = ['key' => $key, 'quantity' => $quantity];
        }
        return ['cart' => $items];
    }
}
