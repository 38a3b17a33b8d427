<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

use Mullion\Tests\World\Site;

final class ChatTest extends TemplateTestCase
{
    public function testWithoutAPageOfMessengerThereIsNoButtonAndNoEmptyPlace(): void
    {
        self::assertSame('', self::render('chat'));
        self::assertSame('', self::render('chat', ['pageId' => '', 'greeting' => 'Xin chào']));
    }

    public function testTheButtonIsALinkToMessengerWhereNoScriptRuns(): void
    {
        $page = self::dom('chat', ['pageId' => 'cuaviet.vn']);

        self::assertSame('https://m.me/cuaviet.vn', self::attribute($page, '//a[1]', 'href'));
        self::assertSame('', self::attribute($page, '//div[contains(@class, "panel")]', 'hidden'));
    }

    public function testAPageIdIsOnePartOfThatAddress(): void
    {
        $page = self::dom('chat', ['pageId' => 'a/../b?x=1#y']);

        self::assertSame('https://m.me/a%2F..%2Fb%3Fx%3D1%23y', self::attribute($page, '//a[1]', 'href'));
    }

    public function testTheOwnersSettingsAreTheDefaults(): void
    {
        Site::$options['mullion_settings'] = ['chat' => ['pageId' => '100064', 'greeting' => 'Cửa Việt xin chào', 'callToAction' => 'Tư vấn']];

        $page = self::dom('chat');

        self::assertSame(['Cửa Việt xin chào'], self::texts($page, '//p'));
        self::assertSame('Tư vấn', self::attribute($page, '//*[@data-widget]', 'aria-label'));
        self::assertSame('https://m.me/100064', self::attribute($page, '//a', 'href'));
    }

    public function testAFieldThatTheOwnerLeftEmptyHasItsWords(): void
    {
        Site::$options['mullion_settings'] = ['chat' => ['pageId' => '1', 'greeting' => '', 'callToAction' => '']];

        self::assertSame(['Hello, how can we help you?'], self::texts(self::dom('chat'), '//p'));
    }

    public function testALogoTakesThePlaceOfTheSign(): void
    {
        $without = self::dom('chat', ['pageId' => '1']);
        $with = self::dom('chat', ['pageId' => '1', 'logo' => '/logo.svg']);

        self::assertSame([1, 0], [count(self::texts($without, '//svg')), count(self::texts($without, '//img'))]);
        self::assertSame([0, 2], [count(self::texts($with, '//svg')), count(self::texts($with, '//img'))]);
        self::assertSame('', self::attribute(self::dom('chat', ['pageId' => '1', 'logo' => 'javascript:alert(1)']), '//img', 'src'));
    }

    /** A third party's script comes by itself only where the owner has named one and wants it so. */
    public function testItStartsByItselfOnlyWithAScriptAndTheOwnersWill(): void
    {
        $moment = static fn(array $props): ?string => self::attribute(self::dom('chat', $props + ['pageId' => '1']), '//*[@data-widget]', 'data-hydrate');

        self::assertSame('idle', $moment(['script' => 'https://chat.example/w.js', 'load' => 'idle']));
        self::assertNull($moment(['script' => '', 'load' => 'idle']));
        self::assertNull($moment(['script' => 'https://chat.example/w.js']));
        self::assertNull($moment(['script' => 'https://chat.example/w.js', 'load' => 'now']));
    }
}
