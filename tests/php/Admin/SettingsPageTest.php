<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\Field;
use Mullion\Admin\FieldKind;
use Mullion\Admin\FieldsSection;
use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\SettingsLink;
use Mullion\Admin\SettingsPage;
use Mullion\Admin\SettingsSection;
use Mullion\Admin\Tab;
use Mullion\Admin\TabForm;
use Mullion\Assets\Takeovers;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** The tabs of the settings page, and what saving one of them leaves alone. */
final class SettingsPageTest extends PluginTestCase
{
    private Sections $sections;

    protected function setUp(): void
    {
        parent::setUp();
        $manifest = $this->build(['widgets' => ['map' => []]], ['titles.php' => "<?php return ['map' => 'Map'];"]);
        $takeovers = new Takeovers($manifest, new Features(new Settings()));
        $this->sections = new Sections(new OwnSections($manifest, [], $takeovers));
    }

    protected function tearDown(): void
    {
        unset($_GET['tab'], $GLOBALS['pagenow']);
        parent::tearDown();
    }

    public function testATabKeepsWhatTheOthersHaveInTheSameOption(): void
    {
        $stored = ['map' => ['enabled' => false], 'runtime' => ['library' => 'preact'], 'site' => ['keepData' => true]];
        Site::$options['mullion_settings'] = $stored;

        self::assertEquals(
            ['runtime' => ['library' => 'preact'], 'site' => ['keepData' => true]],
            $this->sent(Tab::Widgets, ['features' => ['map' => '1']]),
        );
        self::assertEquals(
            ['map' => ['enabled' => false], 'site' => ['keepData' => false], 'cart' => ['fragmentScripts' => false]],
            $this->sent(Tab::Advanced, ['runtime' => ['library' => '']]),
        );
        self::assertSame($stored, $this->sent(null, []), 'A form that names no tab.');

        Site::$options['mullion_settings'] = ['cart' => ['enabled' => false]];
        $saved = $this->sent(Tab::Advanced, ['cart' => ['fragmentScripts' => '1']]);
        self::assertSame(['enabled' => false, 'fragmentScripts' => true], $saved['cart'] ?? null, 'One name, two tabs.');
    }

    public function testWhatCodeSetsIsLeftAsItIs(): void
    {
        self::assertSame(['own' => ['a' => 1]], (new TabForm($this->sections))->sanitize(['own' => ['a' => 1]]));
    }

    public function testWhatIsPostedWithoutTheFormsMarksChangesNothing(): void
    {
        $stored = ['runtime' => ['library' => 'preact']];
        Site::$options['mullion_settings'] = $stored;
        (new TabForm($this->sections))->registerOptions();
        $sanitize = static fn(mixed $sent): mixed => apply_filters('sanitize_option_mullion_settings', $sent, 'mullion_settings');
        $unchecked = ['chat' => ['script' => 'javascript:alert(1)']];
        self::assertSame($unchecked, $sanitize($unchecked), 'Code sets it.');

        $GLOBALS['pagenow'] = 'options.php';
        self::assertSame([$stored, $stored], [$sanitize($unchecked), $sanitize(null)]);
        $saved = $sanitize(['mullion-form' => 'mullion_settings', 'mullion-tab' => 'advanced', 'site' => ['keepData' => '1']]);
        self::assertEquals(['site' => ['keepData' => true], 'cart' => ['fragmentScripts' => false]], $saved);
        self::assertSame($saved, $sanitize($saved), 'WordPress asks again for an option that is new.');
    }

    /** WordPress sets every option of the form's group, and those that the form lacks to nothing. */
    public function testAFormSendsTheOptionsOfItsTabAlone(): void
    {
        (new TabForm($this->sections))->registerOptions();

        self::assertSame([
            'mullion-takeovers' => ['mullion_takeovers'],
            'mullion-widgets' => ['mullion_settings'],
            'mullion-advanced' => ['mullion_settings', 'mullion_proxies', 'mullion_cart_losses'],
        ], Site::$settings);
    }

    public function testTheTabThatIsShownIsMarkedAndOthersAreLinks(): void
    {
        $_GET['tab'] = 'advanced';
        $html = $this->shown();

        self::assertSame(1, substr_count($html, 'aria-current="page"'));
        self::assertStringContainsString('nav-tab-active" aria-current="page">Advanced</a>', $html);
        self::assertStringContainsString('?page=mullion&#038;tab=takeovers" class="nav-tab">Takeovers</a>', $html);
        self::assertStringContainsString('mullion_settings[runtime][library]', $html);
        self::assertStringNotContainsString('mullion_takeovers', $html);
        self::assertStringNotContainsString('>Newsletter</a>', $html, 'Nothing stands there.');
    }

    public function testAnUnknownTabIsTheFirst(): void
    {
        foreach (['nowhere', ['advanced'], null] as $asked) {
            $_GET['tab'] = $asked;
            self::assertSame(Tab::Overview, Tab::asked());
        }
    }

    public function testASectionOfAnotherPluginStandsAmongTheWidgetsOrWhereItSays(): void
    {
        $plain = $this->createStub(SettingsSection::class);
        $fields = [new Field('key', 'Key', FieldKind::Text)];
        $placed = new FieldsSection('tour', 'tour', 'Tour', $fields, tab: Tab::Attribution);
        add_filter('mullion_settings_sections', static fn(array $all): array => [...$all, $plain, $placed, 'no section']);

        self::assertContains($plain, $this->sections->of(Tab::Widgets));
        self::assertSame([$placed], $this->sections->of(Tab::Attribution));
    }

    public function testTheListOfPluginsLeadsToTheSettings(): void
    {
        $link = new SettingsLink();
        $link->register();
        self::assertSame(['deactivate' => 'x'], $link->add(['deactivate' => 'x']), 'Not for who may not set anything.');

        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
        $links = apply_filters('plugin_action_links_mullion/mullion.php', ['deactivate' => 'x']);

        self::assertSame(['mullion-settings', 'deactivate'], array_keys($links));
        self::assertStringContainsString('options-general.php?page=mullion"', $links['mullion-settings']);
    }

    public function testTheListOfANetworksPluginsLeadsToItsSettings(): void
    {
        (new SettingsLink())->register();
        $owner = Users::add('mang@shop.example', 'administrator');
        Users::$current = $owner->ID;
        $hook = 'network_admin_plugin_action_links_mullion/mullion.php';
        self::assertSame(['deactivate' => 'x'], apply_filters($hook, ['deactivate' => 'x']), 'Not for an administrator of one site.');

        $owner->capabilities[] = 'manage_network_options';
        $links = apply_filters($hook, ['deactivate' => 'x']);

        self::assertSame(['mullion-settings', 'deactivate'], array_keys($links));
        self::assertStringContainsString('/network/settings.php?page=mullion"', $links['mullion-settings']);
    }

    /** A default that a theme brings for what nobody has set is the owner's to change. */
    public function testAFieldThatAFilterSetsIsDisabledAndADefaultIsNot(): void
    {
        $code = static fn(array $all): array => ['map' => ['enabled' => false]] + array_replace(['site' => []], $all, ['runtime' => ['library' => 'preact']]);
        $default = static fn(array $all): array => array_replace($all, ['site' => ($all['site'] ?? []) + ['keepData' => true]]);
        add_filter('mullion_settings', $code);
        add_filter('mullion_settings', $default);
        $_GET['tab'] = 'advanced';
        $html = $this->shown();

        self::assertMatchesRegularExpression('#id="mullion-runtime-library"[^>]* disabled>#', $html);
        self::assertDoesNotMatchRegularExpression('#id="mullion-site-keepData"[^>]* disabled#', $html);
    }

    /** What is kept of the form of a tab. @param array<string, mixed> $typed */
    private function sent(?Tab $tab, array $typed): mixed
    {
        $marks = ['mullion-form' => 'mullion_settings'] + ($tab === null ? [] : ['mullion-tab' => $tab->value]);
        return (new TabForm($this->sections))->sanitize($marks + $typed);
    }

    private function shown(): string
    {
        return self::printed(fn() => (new SettingsPage($this->sections, []))->show());
    }
}
