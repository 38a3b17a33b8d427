<?php

declare(strict_types=1);

namespace Mullion\Tests\Templates;

final class SocialLoginTest extends TemplateTestCase
{
    private const GOOGLE = ['id' => 'google', 'label' => 'Google', 'url' => 'https://shop.example/?mullion-login=google'];

    public function testEachProviderIsALinkThatWorksWithoutAScript(): void
    {
        $page = self::dom('social-login', ['providers' => [self::GOOGLE, ['id' => 'zalo', 'label' => 'Zalo', 'url' => '/?mullion-login=zalo']]]);

        self::assertSame(['Continue with Google', 'Continue with Zalo'], self::texts($page, '//li/a/span[not(@class)]'));
        self::assertSame(self::GOOGLE['url'], self::attribute($page, '(//a)[1]', 'href'));
        self::assertSame('nofollow', self::attribute($page, '//a', 'rel'));
    }

    public function testWithoutProvidersNothingIsSaid(): void
    {
        self::assertSame('<div class="mullion-social-login" data-widget="social-login"></div>', self::render('social-login'));
    }

    public function testTheButtonsAreThoseOfWhoeverAnswersTheFilter(): void
    {
        add_filter('mullion_login_buttons', static fn(array $buttons): array => [...$buttons, self::GOOGLE]);

        self::assertCount(1, self::texts(self::dom('social-login'), '//li'));
    }

    /** On WordPress's own login page no window opens. */
    public function testTheHintIsSaidUnlessItIsEmpty(): void
    {
        self::assertSame(['(opens a new window)'], self::texts(self::dom('social-login', ['providers' => [self::GOOGLE]]), '//span[@class]'));
        self::assertSame([], self::texts(self::dom('social-login', ['providers' => [self::GOOGLE], 'hint' => '']), '//span[@class]'));
    }

    public function testEachKnownProviderHasItsOwnSignAndOthersAKey(): void
    {
        $signs = [];
        foreach (['google', 'facebook', 'zalo', 'oidc', 'nobody'] as $id) {
            preg_match('#<svg.*</svg>#s', self::render('social-login', ['providers' => [['id' => $id] + self::GOOGLE]]), $match);
            $signs[$id] = $match[0] ?? '';
        }

        self::assertSame($signs['oidc'], $signs['nobody']);
        self::assertCount(4, array_unique($signs));
    }

    public function testWhatAThemeSaysOfAProviderIsText(): void
    {
        $odd = '"><script>alert(1)</script>';
        $page = self::dom('social-login', ['providers' => [['id' => $odd, 'label' => $odd, 'url' => 'javascript:alert(1)']], 'text' => 'Vào bằng %s']);

        self::assertSame([], self::texts($page, '//script'));
        self::assertSame(["Vào bằng {$odd}"], self::texts($page, '//a/span[not(@class)]'));
        self::assertSame('', self::attribute($page, '//a', 'href'));
        self::assertStringEndsWith('--scriptalert1script', (string) self::attribute($page, '//a', 'class'));
    }

    /** A contributor's shortcode may say so. */
    public function testNoTextEndsThePage(): void
    {
        foreach (['%999999999s' => '%999999999s', '%s %s %d' => 'Google Google %d', '100 % %s' => '100 % Google'] as $text => $shown) {
            $page = self::dom('social-login', ['providers' => [self::GOOGLE], 'text' => $text]);
            self::assertContains($shown, self::texts($page, '//span'));
        }
    }
}
