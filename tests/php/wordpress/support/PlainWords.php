<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use PHPUnit\Framework\Assert;

/** A language in which every sentence is marked, and what is said in no language at all. */
final class PlainWords
{
    private const SAID = '//body//text()[not(ancestor::script or ancestor::style)] | //title/text()'
        . ' | //body//@*[contains("|aria-label|aria-description|title|alt|placeholder|data-colname|", concat("|", name(), "|"))]'
        . ' | //body//input[contains("|submit|button|", concat("|", @type, "|"))]/@value';
    /** What nobody translates: addresses, files, code, and names that are the same in each language. */
    private const NO_WORDS = '~https?://\S+|\S+@\S+|\S*[_=/.#[\]<>]\S*|\b(Mullion|WooCommerce|WordPress|Google( Maps)?|Facebook|Zalo|OpenID( Connect)?'
        . '|Cửa Việt( ID)?|React|Preact|JSON|CSV|ID|API|REST|px|ms)\b~u';

    /** Marks what is said from now on, WordPress's own as well. */
    public static function mark(): void
    {
        foreach (['gettext', 'ngettext', 'gettext_with_context', 'ngettext_with_context'] as $hook) {
            add_filter($hook, static fn(string $text): string => "⟦{$text}⟧");
        }
    }

    /** @param list<string> $given */
    public static function assertNone(string $html, string $within = '', array $given = []): void
    {
        Assert::assertMatchesRegularExpression('/⟦.*⟧/su', html_entity_decode($html), 'Nothing is said.');
        Assert::assertSame([], self::ofPage($html, [...$given, (string) get_option('blogname')], $within));
    }

    /** Of the mails that were sent. */
    public static function assertNoneInMails(): void
    {
        foreach (Journal::of('mail') as ['subject' => $subject, 'message' => $message]) {
            Assert::assertSame([], self::of([$subject, $message], [(string) get_option('blogname')]));
        }
    }

    /**
     * @param list<string> $given What is the site's or the visitor's own.
     *
     * @return list<string> Each text of a page that has words without marks.
     */
    public static function ofPage(string $html, array $given = [], string $within = ''): array
    {
        $document = new \DOMDocument();
        $document->loadHTML('<?xml encoding="utf-8">' . self::withoutMarked($html), LIBXML_NOERROR);
        if ($within !== '') {
            return self::ofPage((string) $document->saveHTML($document->getElementById($within)), $given);
        }
        $nodes = iterator_to_array((new \DOMXPath($document))->query(self::SAID) ?: []);
        $texts = array_map(static fn(\DOMNode $node): string => (string) $node->nodeValue, $nodes);
        return self::of(array_values($texts), $given);
    }

    /**
     * @param list<string> $texts
     * @param list<string> $given
     *
     * @return list<string>
     */
    public static function of(array $texts, array $given = []): array
    {
        return array_values(array_filter($texts, static function (string $text) use ($given): bool {
            $own = str_replace($given, '', self::withoutMarked($text));
            return preg_match('/\p{L}{2}/u', (string) preg_replace(self::NO_WORDS, '', $own)) === 1;
        }));
    }

    /** One sentence may stand in another, and have elements in it. */
    private static function withoutMarked(string $text): string
    {
        do {
            $text = (string) preg_replace('/⟦[^⟦⟧]*⟧/u', '', $before = $text);
        } while ($text !== $before);
        return $text;
    }
}
