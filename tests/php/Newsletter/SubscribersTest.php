<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Status;
use Mullion\Newsletter\Subscriber;
use Mullion\Newsletter\SubscribersTable;

/** The table: one row for an address, however often and at once it is posted. */
final class SubscribersTest extends NewsletterTestCase
{
    public function testARowKeepsWhatTheVisitorAgreedToAndWaits(): void
    {
        $this->list->add('an@shop.example', self::consent('Tôi đồng ý "nhận tin"'));

        $row = $this->subscriber('an@shop.example');
        self::assertSame([Status::Pending, 'Tôi đồng ý "nhận tin"', 'https://shop.example/lien-he/', self::NOW, 0, 0], [
            $row->status, $row->consent, $row->source, $row->created, $row->confirmed, $row->unsubscribed,
        ]);
        self::assertMatchesRegularExpression('/^[0-9a-f]{64}$/D', $row->secret);
    }

    public function testARowKeepsWhereTheVisitorCameFromTheLatestTime(): void
    {
        $this->list->add('an@shop.example', self::consent(origin: ['source_type' => 'utm', 'utm_source' => 'zalo']));
        $row = $this->subscriber('an@shop.example');
        self::assertSame(['source_type' => 'utm', 'utm_source' => 'zalo'], $row->origin->values);

        $this->list->renew($row->id, self::consent(origin: ['source_type' => 'organic', 'referrer' => "https://x.example/?a='b'"]));
        self::assertSame(['source_type' => 'organic', 'referrer' => "https://x.example/?a='b'"], $this->subscriber('an@shop.example')->origin->values);
    }

    public function testPostingAnAddressASecondTimeChangesNothing(): void
    {
        $this->list->add('an@shop.example', self::consent());
        $before = $this->subscriber('an@shop.example');
        $this->list->add('an@shop.example', self::consent('another text', self::NOW + 9));

        self::assertEquals($before, $this->subscriber('an@shop.example'));
    }

    public function testAnAddressIsFoundHoweverItIsWritten(): void
    {
        $this->list->add('an@shop.example', self::consent());

        self::assertNotNull($this->list->byEmail(' AN@Shop.example '));
        self::assertNull($this->list->byEmail("' OR 1=1 --"));
        self::assertNull($this->list->byId(999));
    }

    public function testWhoHasNotConfirmedYetHasTheLatestConsent(): void
    {
        $this->list->add('an@shop.example', self::consent());
        $this->list->renew($this->subscriber('an@shop.example')->id, self::consent('new text', self::NOW + 9));

        $row = $this->subscriber('an@shop.example');
        self::assertSame([Status::Pending, 'new text', self::NOW + 9], [$row->status, $row->consent, $row->created]);
    }

    public function testTheProofOfWhoHasLeftIsNotReplaced(): void
    {
        $id = $this->confirmed('an@shop.example')->id;
        $this->list->unsubscribe($id, self::NOW + 1);
        $before = $this->subscriber('an@shop.example');
        $this->list->renew($id, self::consent('new text', self::NOW + 9));

        self::assertEquals($before, $this->subscriber('an@shop.example'));
    }

    /** Somebody else could post the address. */
    public function testTheConsentOfWhoIsSubscribedIsNotReplaced(): void
    {
        $row = $this->confirmed('an@shop.example');
        $this->list->renew($row->id, self::consent('another text'));

        self::assertEquals($row, $this->subscriber('an@shop.example'));
    }

    public function testOfTwoPressesOneConfirmsAndOneLeaves(): void
    {
        $this->list->add('an@shop.example', self::consent());
        $id = $this->subscriber('an@shop.example')->id;

        self::assertSame([true, false], [$this->list->confirm($id, self::NOW), $this->list->confirm($id, self::NOW + 1)]);
        self::assertSame([true, false], [$this->list->unsubscribe($id, self::NOW), $this->list->unsubscribe($id, self::NOW + 1)]);
        self::assertFalse($this->list->confirm($id, self::NOW + 2), 'An old link brings nobody back.');
    }

    public function testThePageShowsTheNewestFirstAndFindsWhatIsSearchedFor(): void
    {
        array_map($this->confirmed(...), ['a@x.example', 'b@y.example', 'c_d@x.example', 'c1d@x.example']);
        $this->list->add('e@x.example', self::consent());
        $emails = static fn(array $rows): array => array_map(static fn(Subscriber $one): string => $one->email, $rows);

        self::assertSame(['e@x.example', 'c1d@x.example'], $emails($this->list->page('', 0, 2)));
        self::assertSame(['c_d@x.example', 'b@y.example'], $emails($this->list->page('', 2, 2)));
        self::assertSame(['e@x.example'], $emails($this->list->page('', 0, 9, Status::Pending)));
        // What means "any letter" to the database means itself to the owner.
        self::assertSame(['c_d@x.example'], $emails($this->list->page('c_d', 0, 9)));
        self::assertSame([], $this->list->page('%', 0, 9));
        self::assertSame([5, 4, 1, 3], [$this->list->count(''), $this->list->count('@x'), $this->list->count('', Status::Pending), $this->list->count('@x', Status::Confirmed)]);
    }

    public function testAnExportGoesThroughAllOfThemOnce(): void
    {
        array_map(fn(int $number): mixed => $this->list->add("a{$number}@x.example", self::consent()), range(1, 7));

        $seen = [];
        for ($last = 0; ($some = $this->list->after($last, 3)) !== [];) {
            array_push($seen, ...$some);
            $last = end($some)->id;
        }

        self::assertSame(range(1, 7), array_map(static fn(Subscriber $one): int => $one->id, $seen));
    }

    public function testOnlyThoseWhoNeverConfirmedAreForgotten(): void
    {
        $this->list->add('old@x.example', self::consent(time: self::NOW - 10));
        $this->list->add('fresh@x.example', self::consent(time: self::NOW));
        $this->confirmed('confirmed@x.example');
        $this->list->forgetPending(self::NOW);

        self::assertNull($this->list->byEmail('old@x.example'));
        self::assertSame(2, $this->list->count(''));
    }

    public function testADeletedRowIsGoneAndWithThePluginTheTable(): void
    {
        $id = $this->confirmed('an@shop.example')->id;

        self::assertSame([true, false], [$this->list->delete($id), $this->list->delete($id)]);
        SubscribersTable::uninstall();
        self::assertFalse($GLOBALS['wpdb']->has('mullion_subscribers'));
    }

    /** A column that another plugin has spoilt must not break the owner's page. */
    public function testARowWithNonsenseIsReadAsFarAsItGoes(): void
    {
        $row = Subscriber::fromRow(['id' => '7', 'email' => ['x'], 'status' => 'gone', 'created' => null]);

        self::assertSame([7, '', Status::Pending, 0], [$row->id, $row->email, $row->status, $row->created]);
    }

    public function testHooksAreToldNoSecret(): void
    {
        self::assertSame(['id', 'email', 'status', 'source', 'created'], array_keys($this->confirmed('an@shop.example')->details()));
    }
}
