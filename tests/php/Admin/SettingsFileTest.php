<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\SettingsFile;
use Mullion\Admin\TransferPanel;
use Mullion\Assets\Takeovers;
use Mullion\Newsletter\Options as NewsletterOptions;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\SocialLogin\SettingsSections;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** All settings as a file, from one site to another. */
final class SettingsFileTest extends PluginTestCase
{
    private const SET = [
        'mullion_settings' => ['map' => ['enabled' => false], 'runtime' => ['library' => 'preact']]
            + ['site' => ['keepData' => true], 'cart' => ['fragmentScripts' => true]],
        'mullion_newsletter' => ['doubleOptIn' => false, 'days' => 30],
        'mullion_social_login' => ['google' => ['id' => 'shop', 'secret' => 'hush'], 'privileged' => false, 'forms' => true],
    ];

    private SettingsFile $file;

    protected function setUp(): void
    {
        parent::setUp();
        $manifest = $this->build(['widgets' => ['map' => []]], ['titles.php' => "<?php return ['map' => 'Map'];"]);
        $own = new OwnSections($manifest, [], new Takeovers($manifest, new Features(new Settings())));
        $more = static fn(array $all): array => [...$all, NewsletterOptions::section(), ...SettingsSections::all()];
        add_filter('mullion_settings_sections', $more);
        $this->file = new SettingsFile(new Sections($own));
        Site::$options = self::SET;
    }

    public function testAnotherSiteComesToTheSameSettings(): void
    {
        $file = $this->file->export(withSecrets: true);
        $there = array_intersect_key($file, self::SET);
        self::assertEquals(self::SET, $there);

        Site::$options = ['mullion_newsletter' => ['consent' => 'Yes']];
        self::assertSame([], $this->file->import($file));
        self::assertEquals(self::SET, array_intersect_key(Site::$options, self::SET));
        self::assertEquals($file, $this->file->export(withSecrets: true));
    }

    public function testSecretsLeaveOnlyWhenAskedForAndThoseOfTheOtherSiteStay(): void
    {
        $file = $this->file->export(withSecrets: false);
        self::assertStringNotContainsString('hush', (string) json_encode($file));

        Site::$options['mullion_social_login'] = ['google' => ['id' => 'old', 'secret' => 'own']];
        $this->file->import($file);
        self::assertSame(['id' => 'shop', 'secret' => 'own'], self::sorted(Site::$options['mullion_social_login']['google']));
    }

    public function testWhatIsUnknownOrNoGoodIsNamedAndTheRestIsKept(): void
    {
        $lost = $this->file->import([
            'mullion_newsletter' => ['days' => 'many', 'doubleOptIn' => true, 'colour' => 'red'],
            'mullion_settings' => ['runtime' => ['library' => 'vue']],
            'mullion_nobody' => ['a' => 1],
            'siteurl' => 'https://evil.example',
        ]);

        self::assertEqualsCanonicalizing([
            'mullion_newsletter.days', 'mullion_newsletter.colour', 'mullion_settings.runtime.library', 'mullion_nobody.a', 'siteurl',
        ], $lost);
        self::assertSame(['doubleOptIn' => true, 'days' => 30], Site::$options['mullion_newsletter'], 'As it was.');
        self::assertArrayNotHasKey('siteurl', Site::$options);
        self::assertSame(self::SET['mullion_social_login'], Site::$options['mullion_social_login'], 'It is not in the file.');
    }

    public function testAYesThatIsNoneLeavesWhatIsFromTheStart(): void
    {
        $lost = $this->file->import([
            'mullion_newsletter' => ['doubleOptIn' => 'true'],
            'mullion_settings' => ['map' => ['enabled' => true, 'zoomed' => true]],
            'mullion_nobody' => true,
        ]);

        $unknown = ['mullion_newsletter.doubleOptIn', 'mullion_settings.map.zoomed', 'mullion_nobody'];
        self::assertEqualsCanonicalizing($unknown, $lost);
        self::assertTrue(Site::$options['mullion_newsletter']['doubleOptIn']);

        self::assertSame([], $this->file->import(['mullion_newsletter' => ['doubleOptIn' => 1]]));
        self::assertTrue(Site::$options['mullion_newsletter']['doubleOptIn']);
        self::assertSame([], $this->file->import(['mullion_newsletter' => ['doubleOptIn' => false]]));
        self::assertFalse(Site::$options['mullion_newsletter']['doubleOptIn']);
    }

    public function testOnlyTheOwnerByTheFormExportsAndImports(): void
    {
        foreach (['export', 'import'] as $what) {
            Users::$current = Users::add("chu-{$what}@shop.example", 'administrator')->ID;
            self::assertSame(405, $this->send($what, 'GET')->status);
            self::assertSame(403, $this->send($what, nonce: 'x')->status);
            Users::$current = Users::add("khach-{$what}@shop.example")->ID;
            self::assertSame(403, $this->send($what)->status);
        }
    }

    public function testAFileOfSomethingElseChangesNothing(): void
    {
        Users::$current = Users::add('chu@shop.example', 'administrator')->ID;
        foreach (['', '[]', '{"name": "x"}', 'null', '[1'] as $text) {
            $_FILES['mullion-settings'] = ['tmp_name' => $this->folder(['file' => $text]) . '/file'];
            $this->send('import');
        }
        unset($_FILES['mullion-settings']);

        self::assertSame(['Nothing was changed: this is no file of settings.'], array_unique(Site::$settingsErrors));
        self::assertSame(self::SET, array_intersect_key(Site::$options, self::SET));
    }

    private function send(string $what, string $method = 'POST', ?string $nonce = null): Answered
    {
        $_SERVER['REQUEST_METHOD'] = $method;
        $_POST = ['_wpnonce' => $nonce ?? wp_create_nonce("mullion_{$what}_settings")];
        $panel = new TransferPanel($this->file);
        return self::answerTo($what === 'export' ? $panel->export(...) : $panel->import(...));
    }

    /**
     * @param array<string, mixed> $values
     *
     * @return array<string, mixed>
     */
    private static function sorted(array $values): array
    {
        ksort($values);
        return $values;
    }
}
