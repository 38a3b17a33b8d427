<?php

declare(strict_types=1);

namespace Mullion\Tests\Site;

use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\Tab;
use Mullion\Admin\TabForm;
use Mullion\Assets\Takeovers;
use Mullion\Site\CodeSettings;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;

/** What wp-config.php sets goes before what is stored, and the settings page says so. */
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState(false)]
final class CodeSettingsTest extends PluginTestCase
{
    private TabForm $form;

    protected function setUp(): void
    {
        parent::setUp();
        define('MULLION_SETTINGS', [
            'mullion_settings' => ['runtime' => ['library' => ''], 'map' => ['enabled' => false]],
            'mullion_cart_losses' => ['counted' => false],
            'siteurl' => ['evil'],
            'mullion_proxies' => 'no list',
        ]);
        (new CodeSettings())->register();
        $manifest = $this->build(['widgets' => ['map' => [], 'menu' => []]], ['titles.php' => "<?php return ['map' => 'Map', 'menu' => 'Menu'];"]);
        $own = new OwnSections($manifest, [], new Takeovers($manifest, new Features(new Settings())));
        $this->form = new TabForm(new Sections($own));
        Site::$options = ['mullion_settings' => ['runtime' => ['library' => 'preact', 'own' => 'x']], 'siteurl' => 's'];
    }

    public function testItGoesBeforeWhatIsStoredValueByValue(): void
    {
        self::assertSame('', (new Settings())->all()['runtime']['library']);
        self::assertSame('x', (new Settings())->all()['runtime']['own']);
        self::assertFalse((new Features(new Settings()))->isOn('map'));
        self::assertSame(['counted' => false], get_option('mullion_cart_losses'), 'An option that is not stored.');
        self::assertSame('s', get_option('siteurl'), 'No option of ours.');
        self::assertSame(['runtime' => ['library' => 'preact', 'own' => 'x']], CodeSettings::stored('mullion_settings'));
    }

    public function testThePageSaysSoAndTheFieldIsDisabled(): void
    {
        $html = self::printed(fn() => $this->form->show(Tab::Advanced));

        self::assertMatchesRegularExpression('#<select id="mullion-runtime-library"[^>]* disabled>#', $html);
        self::assertMatchesRegularExpression('#id="mullion-losses-counted"[^>]* disabled value="1">#', $html);
        self::assertStringContainsString('id="mullion-runtime-library-help">Set by the site’s code. Both draw', $html);
        self::assertDoesNotMatchRegularExpression('#id="mullion-site-keepData"[^>]* disabled#', $html);
        $widgets = self::printed(fn() => $this->form->show(Tab::Widgets));
        self::assertMatchesRegularExpression('#id="mullion-features-map"[^>]* disabled value="1">#', $widgets);
        self::assertDoesNotMatchRegularExpression('#id="mullion-features-menu"[^>]* disabled#', $widgets);
    }

    /** A disabled field is not sent, and what the code says is not to be stored. */
    public function testSavingTheTabKeepsWhatIsStored(): void
    {
        $sent = ['mullion-form' => 'mullion_settings', 'mullion-tab' => 'advanced', 'site' => ['keepData' => '1']];

        self::assertEquals(
            ['runtime' => ['library' => 'preact', 'own' => 'x'], 'site' => ['keepData' => true]]
                + ['cart' => ['fragmentScripts' => false]],
            $this->form->sanitize($sent),
        );
    }
}
