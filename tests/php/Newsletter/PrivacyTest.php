<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Newsletter\Privacy;

/** WordPress's tools for personal data. */
final class PrivacyTest extends NewsletterTestCase
{
    public function testWordPressToolsTellAPersonWhatIsKeptAndNoSecret(): void
    {
        $row = $this->confirmed('an@shop.example');
        $told = (new Privacy($this->list))->export('AN@shop.example');

        $values = array_column($told['data'][0]['data'], 'value', 'name');
        self::assertSame(['an@shop.example', 'Subscribed', 'Tôi đồng ý'], array_slice(array_values($values), 0, 3));
        self::assertArrayNotHasKey('Unsubscribed on', $values, 'What has not happened is not told.');
        self::assertNotContains($row->secret, $values);
        self::assertSame(['data' => [], 'done' => true], (new Privacy($this->list))->export('nobody@shop.example'));
    }

    public function testTheyEraseThatPersonAndNobodyElse(): void
    {
        $this->confirmed('an@shop.example');
        $this->confirmed('binh@shop.example');
        $privacy = new Privacy($this->list);

        self::assertSame([true, false], [$privacy->erase('an@shop.example')['items_removed'], $privacy->erase('an@shop.example')['items_removed']]);
        self::assertSame(1, $this->list->count(''));
        self::assertSame(3, substr_count($privacy->policy(), '<p>'));
    }
}
