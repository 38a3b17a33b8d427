<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

final class GalleryTest extends TemplateTestCase
{
    private const PICTURE = ['src' => '/a-480.webp', 'full' => '/a.webp', 'alt' => 'Cửa lùa', 'width' => 480, 'height' => 320];

    public function testEachPictureLeadsToItsFullOneAndKeepsItsPlace(): void
    {
        $page = self::gallery(self::PICTURE);

        self::assertSame('/a.webp', self::attribute($page, '//a', 'href'));
        self::assertSame(['480', '320'], [self::attribute($page, '//img', 'width'), self::attribute($page, '//img', 'height')]);
    }

    public function testTheFirstPictureComesAtOnceAndTheOthersWhenTheyAreNeeded(): void
    {
        $page = self::gallery(self::PICTURE, self::PICTURE, self::PICTURE);

        self::assertSame(['high', null], [self::attribute($page, '(//img)[1]', 'fetchpriority'), self::attribute($page, '(//img)[1]', 'loading')]);
        foreach ([2, 3] as $number) {
            self::assertSame('lazy', self::attribute($page, "(//img)[{$number}]", 'loading'));
            self::assertNull(self::attribute($page, "(//img)[{$number}]", 'fetchpriority'));
        }
    }

    public function testAGalleryThatMayStandAnywhereLeavesItsFirstPictureToWordPress(): void
    {
        $page = self::gallery(['priority' => 'auto'] + self::PICTURE, self::PICTURE);

        self::assertSame([null, null], [self::attribute($page, '(//img)[1]', 'fetchpriority'), self::attribute($page, '(//img)[1]', 'loading')]);
        self::assertSame('lazy', self::attribute($page, '(//img)[2]', 'loading'));
    }

    public function testALinkWithoutATextOfItsPictureHasAName(): void
    {
        $page = self::gallery(self::PICTURE, ['alt' => ''] + self::PICTURE);

        self::assertNull(self::attribute($page, '(//a)[1]', 'aria-label'));
        self::assertSame('Enlarge the picture', self::attribute($page, '(//a)[2]', 'aria-label'));
    }

    public function testWhatAPictureHasBesideIsThere(): void
    {
        $page = self::gallery(['thumb' => '/a-100.webp', 'caption' => 'Kính "24" mm', 'srcset' => '/a-900.webp 900w', 'sizes' => '100vw'] + self::PICTURE);

        self::assertSame('/a-100.webp', self::attribute($page, '//*[@data-thumb]', 'data-thumb'));
        self::assertSame('Kính "24" mm', self::attribute($page, '//img', 'data-caption'));
        self::assertSame(['/a-900.webp 900w', '100vw'], [self::attribute($page, '//img', 'srcset'), self::attribute($page, '//img', 'sizes')]);
    }

    public function testAPictureWithoutASmallOneIsItsOwn(): void
    {
        self::assertSame('/a-480.webp', self::attribute(self::gallery(self::PICTURE), '//*[@data-thumb]', 'data-thumb'));
    }

    public function testAScriptIsNoAddress(): void
    {
        $page = self::gallery(['src' => 'javascript:alert(1)', 'full' => 'javascript:alert(2)', 'thumb' => 'data:text/html,x'] + self::PICTURE);

        self::assertSame(['', '', ''], [self::attribute($page, '//a', 'href'), self::attribute($page, '//img', 'src'), self::attribute($page, '//*[@data-thumb]', 'data-thumb')]);
    }

    public function testTextsOfPicturesAreTexts(): void
    {
        $odd = '"><script>alert(1)</script>';
        $page = self::gallery(['alt' => $odd, 'caption' => $odd, 'srcset' => $odd] + self::PICTURE);

        self::assertSame([$odd, $odd], [self::attribute($page, '//img', 'alt'), self::attribute($page, '//img', 'data-caption')]);
        self::assertSame([], self::texts($page, '//script'));
    }

    public function testAProductWithoutPicturesHasAnEmptyStrip(): void
    {
        self::assertStringContainsString('<div class="mullion-gallery__strip"></div>', self::render('gallery'));
    }

    /** @param array<string, string|int> ...$pictures */
    private static function gallery(array ...$pictures): \DOMXPath
    {
        return self::dom('gallery', ['images' => $pictures]);
    }
}
