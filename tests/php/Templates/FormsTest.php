<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

use Mullion\Newsletter\Token;
use Mullion\Newsletter\TokenVerdict;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** Newsletter, search and notice: forms that do their job where no script runs. */
final class FormsTest extends TemplateTestCase
{
    public function testTheNewsletterPostsWhatTheServerReads(): void
    {
        $page = self::dom('newsletter');

        $names = array_map(static fn(\DOMNode $one): string => $one instanceof \DOMElement ? $one->getAttribute('name') : '', iterator_to_array($page->query('//input') ?: [], false));
        self::assertSame(['email_reg', 'note', 'action', '_token', 'form'], $names);
        self::assertSame(['/wp-admin/admin-ajax.php', 'post'], [self::attribute($page, '//form', 'action'), self::attribute($page, '//form', 'method')]);
    }

    public function testItsTokenIsOneThatTheServerTakes(): void
    {
        $token = (string) self::attribute(self::dom('newsletter'), '//input[@name="_token"]', 'value');

        self::assertSame(TokenVerdict::Good, Token::ofSite()->check($token, time() + 60, '', true));
    }

    /** A full-page cache gives one visitor's page to all. */
    public function testItsTokenIsNobodysOwn(): void
    {
        $before = self::render('newsletter', ['token' => Token::ofSite()->forPage(1_795_000_000)]);
        Users::$current = Users::add('an@shop.example')->ID;
        $_COOKIE['mullion_form'] = str_repeat('a', 32);

        self::assertSame($before, self::render('newsletter', ['token' => Token::ofSite()->forPage(1_795_000_000)]));
    }

    public function testTheVisitorIsToldOfTheMailOnlyWhereOneIsSent(): void
    {
        self::assertCount(1, self::texts(self::dom('newsletter'), '//*[contains(@class, "__confirm")]'));

        Site::$options['mullion_newsletter'] = ['doubleOptIn' => false];
        self::assertSame([], self::texts(self::dom('newsletter'), '//*[contains(@class, "__confirm")]'));
    }

    public function testWhatTheVisitorAgreesToIsTheOwnersText(): void
    {
        Site::$options['mullion_newsletter'] = ['consent' => 'Tôi đồng ý nhận tin <mới>.'];

        self::assertSame(['Tôi đồng ý nhận tin <mới>.'], self::texts(self::dom('newsletter'), '//*[contains(@class, "__consent")]'));
    }

    public function testTwoFormsOfAPageAreToldApart(): void
    {
        $page = self::dom('newsletter', ['id' => 'chan-trang', 'title' => 'Nhận tin']);

        self::assertSame(['chan-trang', 'chan-trang'], [self::attribute($page, '//form', 'id'), self::attribute($page, '//input[@name="form"]', 'value')]);
        self::assertSame('chan-trang-email', self::attribute($page, '//label', 'for'));
        foreach (['chan-trang-email', 'chan-trang-consent', 'chan-trang-done', 'chan-trang-failed'] as $id) {
            self::assertCount(1, self::texts($page, "//*[@id='{$id}']"), $id);
        }
    }

    public function testNobodyStumblesOverTheBait(): void
    {
        $page = self::dom('newsletter');

        self::assertSame('true', self::attribute($page, '//label[.//input[@name="note"]]', 'aria-hidden'));
        self::assertSame(['-1', 'off'], [self::attribute($page, '//input[@name="note"]', 'tabindex'), self::attribute($page, '//input[@name="note"]', 'autocomplete')]);
    }

    public function testTheSearchShowsWhatWasSearchedForAsItWasTyped(): void
    {
        Site::$query['s'] = 'cửa "lùa" <2 cánh>';

        self::assertSame('cửa "lùa" <2 cánh>', self::attribute(self::dom('header-search'), '//input[@name="s"]', 'value'));
    }

    public function testTheSearchIsForProductsUnlessTheThemeWantsAll(): void
    {
        self::assertSame('product', self::attribute(self::dom('header-search'), '//input[@name="post_type"]', 'value'));
        self::assertSame([], self::texts(self::dom('header-search', ['postType' => '']), '//input[@name="post_type"]'));
    }

    public function testTheSearchOpensWithoutAScript(): void
    {
        $page = self::dom('header-search');

        self::assertCount(1, self::texts($page, '//details/summary'));
        self::assertSame(['get', 'https://shop.example/'], [self::attribute($page, '//form', 'method'), self::attribute($page, '//form', 'action')]);
    }

    public function testANoticeKeepsTheOwnersSimpleMarkupAndNoScript(): void
    {
        $html = self::render('notice', ['content' => 'Giảm <b>15%</b> <a href="/x">Xem</a><script>alert(1)</script><iframe src="x"></iframe>']);

        self::assertStringContainsString('Giảm <b>15%</b> <a href="/x">Xem</a>', $html);
        self::assertDoesNotMatchRegularExpression('/<(script|iframe)/', $html);
    }

    public function testANoticeIsDismissedByAFormThatSaysWhichOne(): void
    {
        $page = self::dom('notice', ['noticeId' => 'a1b2', 'content' => 'x']);

        self::assertSame('a1b2', self::attribute($page, '//form[@method="post"]/input', 'value'));
        self::assertSame('a1b2', self::attribute($page, '//*[@data-widget]', 'data-notice-id'));
        self::assertSame(['Dismiss'], self::texts($page, '//form/button'));
    }

    public function testANoticeWithoutAnIdIsKnownByItsTextAndAnotherTextIsAnotherNotice(): void
    {
        $id = static fn(array $props): array => [
            self::attribute(self::dom('notice', $props), '//*[@data-widget]', 'data-notice-id'),
            self::attribute(self::dom('notice', $props), '//form/input', 'value'),
        ];

        self::assertSame([md5('Giảm 15%'), md5('Giảm 15%')], $id(['content' => 'Giảm 15%']));
        self::assertSame($id(['content' => 'Giảm 15%']), $id(['content' => 'Giảm 15%', 'noticeId' => '']));
        self::assertNotSame($id(['content' => 'Giảm 15%']), $id(['content' => 'Giảm 20%']));
        self::assertSame(['sale-2026', 'sale-2026'], $id(['content' => 'Giảm 15%', 'noticeId' => 'sale-2026']));
    }
}
