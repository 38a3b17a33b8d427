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

    public function testTheyTellWhereThePersonCameFromAndNothingOfItIsLeftBehind(): void
    {
        $this->confirmed('an@shop.example', self::consent(origin: ['source_type' => 'utm', 'utm_source' => 'zalo', 'utm_term' => 'cửa']));
        $privacy = new Privacy($this->list);

        $told = array_column($privacy->export('an@shop.example')['data'][0]['data'], 'value', 'name');
        self::assertSame(['utm', 'zalo', 'cửa'], array_values(array_filter($told, static fn(string $name): bool => str_starts_with($name, 'Came from'), ARRAY_FILTER_USE_KEY)));

        $privacy->erase('an@shop.example');
        self::assertStringNotContainsString('zalo', (string) json_encode($GLOBALS['wpdb']->get_results('SELECT * FROM wp_mullion_subscribers')));
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
