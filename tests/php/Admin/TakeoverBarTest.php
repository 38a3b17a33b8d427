<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\TakeoverBar;
use Mullion\Admin\Titles;
use Mullion\Assets\Takeovers;
use Mullion\Cart\CartRequests;
use Mullion\Cart\EmptyCart;
use Mullion\Cart\Shop;
use Mullion\Cart\SpeculationRules;
use Mullion\Site\CodeSettings;
use Mullion\Site\Features;
use Mullion\Site\NetworkSettings;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

/** What an administrator is told on the live site, and what follows from his choice. */
final class TakeoverBarTest extends PluginTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        Site::$options[Takeovers::OPTION] = ['gallery' => 'me', 'libraries' => 'left-out'];
        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
    }

    public function testAnAdministratorIsOfferedBothWays(): void
    {
        $html = $this->shown();

        self::assertStringContainsString('aria-label="Gallery: For everyone"', $html);
        self::assertStringContainsString('aria-label="Gallery: Off"', $html);
        self::assertStringNotContainsString('notice', $html);
    }

    public function testWhatIsNoWidgetIsCalledAsTheSettingsCallIt(): void
    {
        Site::$options[Takeovers::OPTION] = ['cart' => 'me'];

        self::assertStringContainsString('aria-label="Adding to the cart without reloading: Off"', $this->shown());
    }

    public function testItLeadsToWhatCanBeTakenOverOnThisPage(): void
    {
        $_SERVER['REQUEST_URI'] = '//elsewhere.example/?p=7';

        self::assertStringContainsString('href="/elsewhere.example/?p=7&#038;mullion=find"', $this->shown());
    }

    public function testAVisitorSeesNothingOfIt(): void
    {
        Users::$current = 0;

        self::assertSame('', $this->shown());
    }

    public function testNothingIsShownWhereNothingIsTried(): void
    {
        Site::$options[Takeovers::OPTION] = ['gallery' => 'all'];

        self::assertSame('', $this->shown());
    }

    public function testAChoiceIsKeptBesideTheOthersAndLeadsBack(): void
    {
        $answer = $this->choose('gallery', 'all', 'https://shop.example/san-pham/');

        self::assertSame([303, 'https://shop.example/san-pham/'], [$answer->status, $answer->location]);
        self::assertSame(['gallery' => 'all', 'libraries' => 'left-out'], Site::$options[Takeovers::OPTION]);
    }

    /** @return iterable<array{string, string}> */
    public static function nonsense(): iterable
    {
        yield ['gallery', 'everyone'];
        yield ['libraries', 'off'];
        yield ['nobody', 'all'];
    }

    #[DataProvider('nonsense')]
    public function testNonsenseChangesNothing(string $name, string $position): void
    {
        $this->choose($name, $position);

        self::assertSame(['gallery' => 'me', 'libraries' => 'left-out'], Site::$options[Takeovers::OPTION]);
    }

    public function testACustomerWithANonceChangesNothing(): void
    {
        Users::$current = Users::add('khach@shop.example')->ID;

        self::assertSame(403, $this->choose('gallery', 'all')->status);
        self::assertSame('me', Site::$options[Takeovers::OPTION]['gallery']);
    }

    public function testAFormOfAnotherSiteChangesNothing(): void
    {
        self::assertSame(403, $this->choose('gallery', 'all', nonce: 'x')->status);
        self::assertSame('me', Site::$options[Takeovers::OPTION]['gallery']);
    }

    #[RunInSeparateProcess]
    #[PreserveGlobalState(false)]
    public function testWhatTheSitesCodeSetsHasNoButtonsAndIsStoredWithNoChoice(): void
    {
        define('MULLION_SETTINGS', [Takeovers::OPTION => ['gallery' => 'me', 'cart' => 'off']]);
        (new CodeSettings())->register();
        Site::$options[Takeovers::OPTION] = ['libraries' => 'left-out'];

        self::assertStringContainsString('Set by the site’s code.', $this->shown());
        self::assertStringNotContainsString('<button', $this->shown());
        $this->choose('gallery', 'all');
        self::assertSame(['libraries' => 'left-out'], Site::$options[Takeovers::OPTION]);
        $this->choose('notice', 'all');
        self::assertSame(['notice' => 'all', 'libraries' => 'left-out'], Site::$options[Takeovers::OPTION]);
    }

    public function testWhatTheNetworkSetsIsNotStoredInTheSite(): void
    {
        Site::$network = [1, 2];
        Site::turnTo(2);
        NetworkSettings::fix(Takeovers::OPTION, 'takeovers', ['gallery'], ['gallery' => 'me']);
        (new NetworkSettings())->register();
        Site::$options[Takeovers::OPTION] = ['libraries' => 'left-out'];

        self::assertStringContainsString('Set for the whole network.', $this->shown());
        $this->choose('gallery', 'all');
        $this->choose('notice', 'off');
        self::assertSame(['notice' => 'off', 'libraries' => 'left-out'], Site::$options[Takeovers::OPTION]);
    }

    private function choose(string $name, string $position, string $from = '', ?string $nonce = null): Answered
    {
        $_POST = ['name' => $name, 'position' => $position, '_wpnonce' => $nonce ?? wp_create_nonce('mullion_takeover')];
        $_SERVER['HTTP_REFERER'] = $from;
        return self::answerTo(fn() => $this->bar()->choose());
    }

    private function shown(): string
    {
        return self::printed(fn() => $this->bar()->show());
    }

    private function bar(): TakeoverBar
    {
        $files = ['gallery' => ['js' => 'x.js', 'moment' => 'load', 'imports' => []]];
        $lists = ['aliases' => ['.gallery' => ['widget' => 'gallery']], 'widgets' => $files];
        $manifest = $this->build($lists, ['titles.php' => "<?php return ['gallery' => 'Gallery'];"]);
        $shop = new Shop();
        $titles = new Titles($manifest, [new CartRequests($shop, new EmptyCart($shop), new SpeculationRules())]);
        return new TakeoverBar(new Takeovers($manifest, new Features(new Settings())), $titles);
    }
}
