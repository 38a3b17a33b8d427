<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\NetworkPage;
use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\Tab;
use Mullion\Admin\TabForm;
use Mullion\Assets\Takeovers;
use Mullion\Install;
use Mullion\Site\CodeSettings;
use Mullion\Site\Features;
use Mullion\Site\NetworkSettings;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** What a network's administrator sets for all sites goes before what a site has, and each site says so. */
final class NetworkPageTest extends PluginTestCase
{
    private const STORED = ['runtime' => ['library' => 'preact', 'own' => 'x'], 'map' => ['enabled' => false], 'site' => ['keepData' => true]];

    private Sections $sections;

    protected function setUp(): void
    {
        parent::setUp();
        Site::$network = [1, 2];
        Site::$options['mullion_settings'] = self::STORED;
        $manifest = $this->build(['widgets' => ['map' => [], 'menu' => []]], ['titles.php' => "<?php return ['map' => 'Map', 'menu' => 'Menu'];"]);
        $this->sections = new Sections(new OwnSections($manifest, [], new Takeovers($manifest, new Features(new Settings()))));
        $owner = Users::add('mang@shop.example', 'administrator');
        Users::$current = $owner->ID;
        $owner->capabilities[] = 'manage_network_options';
    }

    public function testASectionThatIsTickedCountsOnEverySiteAndOnlyThat(): void
    {
        $this->save('advanced', ['all' => ['mullion_settings' => ['runtime' => '1']], 'mullion_settings' => ['runtime' => ['library' => '']]]);
        (new NetworkSettings())->register();

        self::assertEquals(['own' => 'x'], get_option('mullion_settings')['runtime'], 'The first library is stored as none.');
        self::assertSame(['keepData' => true], get_option('mullion_settings')['site']);
        self::assertFalse((new Features(new Settings()))->isOn('map'));
        self::assertSame(self::STORED, CodeSettings::stored('mullion_settings'), 'What the site has is kept.');
        Site::turnTo(2);
        self::assertSame([], get_option('mullion_settings', []), 'A site that has stored nothing.');
    }

    public function testBoxesThatTheNetworkTicksAreTickedWhereASiteHadSwitchedThemOff(): void
    {
        $this->save('widgets', ['all' => ['mullion_settings' => ['features' => '1']], 'mullion_settings' => ['features' => ['map' => '1']]]);
        (new NetworkSettings())->register();

        self::assertTrue((new Features(new Settings()))->isOn('map'));
        self::assertFalse((new Features(new Settings()))->isOn('menu'));
        $html = self::printed(fn() => (new TabForm($this->sections))->show(Tab::Widgets));
        self::assertMatchesRegularExpression('#id="mullion-features-map"[^>]* disabled value="1" checked>#', $html);
        self::assertMatchesRegularExpression('#id="mullion-features-menu"[^>]* disabled value="1">#', $html);
        self::assertStringContainsString('>Set for the whole network.', $html);
    }

    public function testASiteThatSavesKeepsItsOwnForTheDayThatTheNetworkLetsGo(): void
    {
        $this->save('advanced', ['all' => ['mullion_settings' => ['runtime' => '1']], 'mullion_settings' => ['runtime' => ['library' => '']]]);
        (new NetworkSettings())->register();
        $sent = ['mullion-form' => 'mullion_settings', 'mullion-tab' => 'advanced', 'site' => ['keepData' => '1']];
        Site::$options['mullion_settings'] = (new TabForm($this->sections))->sanitize($sent);

        $this->save('advanced', []);

        self::assertSame([], Site::$networkOptions['mullion_network']);
        self::assertSame('preact', get_option('mullion_settings')['runtime']['library']);
    }

    public function testThePageShowsWhatTheNetworkHasAndItsFieldsCanBeSet(): void
    {
        $this->save('advanced', ['all' => ['mullion_settings' => ['runtime' => '1']], 'mullion_settings' => ['runtime' => ['library' => 'preact']]]);
        (new NetworkSettings())->register();
        $_GET['tab'] = 'advanced';

        $html = self::printed(fn() => (new NetworkPage($this->sections))->show());

        self::assertStringContainsString('name="all[mullion_settings][runtime]" value="1" checked>', $html);
        self::assertStringContainsString('name="all[mullion_settings][site]" value="1">', $html);
        self::assertStringContainsString('<option value="preact" selected>', $html);
        self::assertDoesNotMatchRegularExpression('#id="mullion-runtime-library"[^>]* disabled#', $html);
        self::assertStringContainsString('nav-tab-active" aria-current="page">Advanced</a>', $html);
        self::assertStringNotContainsString('>Overview</a>', $html, 'Nothing to set stands there.');
    }

    public function testWhatIsNotKeptIsSaidInThePlaceOfSaved(): void
    {
        $tick = ['all' => ['mullion_proxies' => ['proxies' => '1']]];
        $answer = $this->save('advanced', $tick + ['mullion_proxies' => ['proxies' => ['ranges' => 'everybody']]]);

        self::assertStringContainsString('settings-updated=true', $answer->location);
        self::assertStringNotContainsString('&updated=', $answer->location);
        self::assertStringContainsString('“everybody” is no address', Site::$transients['settings_errors'][0]['message']);
        self::assertStringContainsString('“everybody” is no address', self::printed(fn() => (new NetworkPage($this->sections))->show()));
    }

    public function testASectionWhoseBoxIsNotTickedIsNamedAsEachSitesOwn(): void
    {
        $this->save('advanced', ['all' => ['mullion_settings' => ['runtime' => '1']], 'mullion_settings' => ['site' => ['keepData' => '1']]]);
        $said = implode(' ', array_column(Site::$transients['settings_errors'], 'message'));

        self::assertStringContainsString('Each site sets this for itself: ', $said);
        foreach ($this->sections->of(Tab::Advanced) as $section) {
            self::assertSame($section->name() !== 'runtime', str_contains($said, esc_html($section->title())), $section->name());
        }
    }

    public function testOnlyWhoMayChangeTheNetworkDoes(): void
    {
        Users::$current = Users::add('trang@shop.example', 'administrator')->ID;
        $answer = $this->save('advanced', ['all' => ['mullion_settings' => ['runtime' => '1']]]);

        self::assertSame([403, []], [$answer->status, Site::$networkOptions], 'An administrator of one site.');
    }

    /** @param array<mixed> $options */
    #[\PHPUnit\Framework\Attributes\DataProvider('nonsense')]
    public function testNonsenseInTheNetworksOptionIsNone(mixed $options): void
    {
        Site::$networkOptions['mullion_network'] = $options;
        (new NetworkSettings())->register();

        self::assertSame(self::STORED, get_option('mullion_settings'));
    }

    /** @return iterable<string, array{mixed}> */
    public static function nonsense(): iterable
    {
        yield from [
            'a text' => ['x'], 'a number' => [['mullion_settings' => 1]], 'a list' => [['mullion_settings' => ['runtime']]],
            'no fields' => [['mullion_settings' => ['runtime' => ['fields' => 'library', 'values' => 'preact']]]],
        ];
    }

    public function testOneSiteAloneAsksForNoNetwork(): void
    {
        Site::$network = [];
        Site::$networkOptions['mullion_network'] = ['mullion_settings' => ['runtime' => ['fields' => ['library'], 'values' => []]]];
        (new NetworkSettings())->register();

        self::assertSame(self::STORED, get_option('mullion_settings'));
    }

    public function testDeletedTheNetworksSettingsGoToo(): void
    {
        $this->save('advanced', ['all' => ['mullion_settings' => ['runtime' => '1']]]);
        Install::undo();

        self::assertSame([], Site::$networkOptions);
    }

    /** @param array<string, mixed> $typed */
    private function save(string $tab, array $typed): Answered
    {
        $_SERVER['REQUEST_METHOD'] = 'POST';
        $_POST = ['tab' => $tab, '_wpnonce' => wp_create_nonce('mullion_network')] + $typed;
        try {
            (new NetworkPage($this->sections))->save();
        } catch (Answered $answer) {
            return $answer;
        }
        self::fail('There is always an answer.');
    }
}
