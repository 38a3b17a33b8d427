<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The plugin's sentences in the language of the site, whatever its plugin of languages calls that. */
final class TranslationsTest extends TestCase
{
    private string $locale = '';

    protected function tearDown(): void
    {
        remove_all_filters('locale');
        unload_textdomain('mullion', true);
        parent::tearDown();
    }

    #[DataProvider('locales')]
    public function testASentenceIsInTheLanguageOfTheSite(string $locale, string $sentence): void
    {
        $this->locale = $locale;
        add_filter('locale', fn(): string => $this->locale);
        unload_textdomain('mullion', true);

        self::assertSame($sentence, __('View cart', 'mullion'));
    }

    /** @return iterable<string, array{string, string}> */
    public static function locales(): iterable
    {
        yield 'Vietnamese' => ['vi', 'Xem giỏ hàng'];
        yield 'as WPML calls it' => ['vi_VN', 'Xem giỏ hàng'];
        yield 'the source' => ['en_US', 'View cart'];
        yield 'a language without a file' => ['de_DE_formal', 'View cart'];
    }
}
