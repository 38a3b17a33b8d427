<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Export;
use Mullion\Newsletter\Links;
use Mullion\Newsletter\ListPage;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who may see the list, and what is deleted from it. */
final class ListPageTest extends NewsletterTestCase
{
    public function testTheOwnersSessionAloneIsNotEnoughForItNorForDeleting(): void
    {
        $this->confirmed('an@shop.example');
        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $_POST = ['delete' => '1', '_wpnonce' => 'forged'];

        self::assertSame(403, self::answerTo((new Export($this->list, Links::ofSite()))->handle(...))->status);
        self::assertSame(403, self::answerTo((new ListPage($this->list))->act(...))->status);
        self::assertSame(1, $this->list->count(''));
    }

    /** @return iterable<string, array{array<string, mixed>, int}> */
    public static function deletions(): iterable
    {
        yield 'a row by its button' => [['delete' => '2'], 2];
        yield 'all that are ticked' => [['action' => 'delete', 'subscriber' => ['1', '3']], 1];
        yield 'by the second list of actions' => [['action2' => 'delete', 'subscriber' => ['1']], 2];
        yield 'ticked, and another action' => [['action' => '-1', 'subscriber' => ['1']], 3];
        yield 'the same twice' => [['action' => 'delete', 'subscriber' => ['1', '1']], 2];
        yield 'nonsense' => [['action' => 'delete', 'subscriber' => ['1 OR 1=1', ['2'], '-1', '']], 3];
    }

    /** @param array<string, mixed> $form */
    #[DataProvider('deletions')]
    public function testTheOwnerDeletesWhatWasChosenAndNothingElse(array $form, int $left): void
    {
        array_map($this->confirmed(...), ['a@x.example', 'b@x.example', 'c@x.example']);
        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $_POST = $form + ['_wpnonce' => wp_create_nonce('bulk-subscribers')];

        $answer = self::answerTo((new ListPage($this->list))->act(...));

        self::assertSame($left, $this->list->count(''));
        self::assertStringEndsWith('page=mullion-newsletter&deleted=' . (3 - $left), $answer->location);
    }

    /** WordPress reads the page's address again for its links. */
    public function testAnAddressWithFieldsTooDeepForPhpLeadsToThePlainOne(): void
    {
        $_SERVER['REQUEST_METHOD'] = 'GET';
        $_SERVER['REQUEST_URI'] = '/wp-admin/users.php?page=mullion-newsletter&s' . str_repeat('[a]', 40) . str_repeat('%5Ba%5D', 30) . '=1';

        self::assertStringEndsWith('page=mullion-newsletter', self::answerTo((new ListPage($this->list))->act(...))->location);
        $_SERVER['REQUEST_URI'] = '/wp-admin/users.php?page=mullion-newsletter&s[]=1';
        (new ListPage($this->list))->act();
        unset($_SERVER['REQUEST_URI']);
    }

    public function testASiteGivesTheListToOthersAndNonsenseGivesItToNobody(): void
    {
        foreach (['manage_woocommerce' => 'manage_woocommerce', '' => 'manage_options'] as $given => $needed) {
            add_filter('mullion_newsletter_capability', static fn(): string => $given);
            self::assertSame($needed, ListPage::capability());
        }
    }
}
