<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\Field;
use Mullion\Admin\FieldComplaint;
use Mullion\Admin\FieldKind;
use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\SettingsFile;
use Mullion\Admin\TabForm;
use Mullion\Assets\Takeovers;
use Mullion\Newsletter\Options as NewsletterOptions;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\SocialLogin\SettingsSections;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use PHPUnit\Framework\Attributes\DataProvider;

/** The owner is told of each field whose value was not kept: by its label, with what it takes. */
final class ComplaintsTest extends PluginTestCase
{
    private Sections $sections;

    protected function setUp(): void
    {
        parent::setUp();
        $manifest = $this->build(['widgets' => ['map' => []]], ['titles.php' => "<?php return ['map' => 'Map'];"]);
        $more = static fn(array $all): array => [...$all, NewsletterOptions::section(), ...SettingsSections::all()];
        add_filter('mullion_settings_sections', $more);
        $this->sections = new Sections(new OwnSections($manifest, [], new Takeovers($manifest, new Features(new Settings()))));
    }

    public function testADayTooManyIsNamedAndWhatIsKeptIsNot(): void
    {
        $sent = ['doubleOptIn' => '1', 'days' => '500', 'consent' => "Tôi  đồng ý.\r\nNhận thư."];
        $this->send('mullion_newsletter', 'newsletter', ['newsletter' => $sent]);

        self::assertSame(
            ['Newsletter – Days until the link runs out: “500” was not kept. It takes a whole number from 1 to 90.', 'The other settings were saved.'],
            Site::$settingsErrors,
        );
    }

    public function testWhatIsRefusedLeavesWhatThereWasAndAnEmptyFieldDoesNot(): void
    {
        Site::$options['mullion_newsletter'] = ['days' => 30, 'consent' => 'Tôi đồng ý.'];
        $sent = static fn(string $days): array => ['newsletter' => ['days' => $days, 'consent' => '<b>']];

        foreach (['500', 'many', '1.5'] as $days) {
            $kept = $this->send('mullion_newsletter', 'newsletter', $sent($days));
            self::assertSame([30, 'Tôi đồng ý.'], [$kept['days'], $kept['consent']], $days);
        }
        self::assertArrayNotHasKey('days', $this->send('mullion_newsletter', 'newsletter', $sent('')));
    }

    public function testFieldsOfOneLabelAreToldApart(): void
    {
        $this->send('mullion_social_login', 'social-login', ['google' => ['id' => '<b>'], 'facebook' => ['id' => '<b>']]);

        foreach (['Google', 'Facebook'] as $provider) {
            $one = "Social login: {$provider} – Client ID: “&lt;b&gt;” was not kept. It takes plain text, without HTML.";
            self::assertContains($one, Site::$settingsErrors);
        }
    }

    public function testAnIssuerThatAnybodyOnTheWayCouldPlayIsRefused(): void
    {
        $kept = $this->send('mullion_social_login', 'social-login', ['oidc' => ['id' => 'shop', 'issuer' => 'http://insecure.example']]);

        self::assertSame(['id' => 'shop'], $kept['oidc']);
        self::assertSame(
            ['Social login: OpenID Connect – Issuer: “http://insecure.example” was not kept. It takes an address that begins with https://.', 'The other settings were saved.'],
            Site::$settingsErrors,
        );
        $ofThisMachine = ['oidc' => ['issuer' => 'http://localhost:8080/login']];
        self::assertSame($ofThisMachine['oidc'], $this->send('mullion_social_login', 'social-login', $ofThisMachine)['oidc']);
    }

    public function testTheImportNamesThemByItself(): void
    {
        $lost = (new SettingsFile($this->sections))->import(['mullion_newsletter' => ['days' => 500], 'mullion_proxies' => ['ranges' => 'x']]);

        self::assertSame(['mullion_newsletter.days', 'mullion_proxies.ranges'], $lost);
        self::assertSame([], Site::$settingsErrors);
    }

    /** @return iterable<array{FieldKind, mixed, bool}> */
    public static function typed(): iterable
    {
        yield [FieldKind::Address, 'javascript:alert(1)', false];
        yield [FieldKind::Address, 'not a url', false];
        yield [FieldKind::Address, ' https://a.vn/logo.svg ', true];
        yield [FieldKind::Number, '0', false];
        yield [FieldKind::Number, '007', true];
        yield [FieldKind::Number, '-1', false];
        yield [FieldKind::Choice, 'c', false];
        yield [FieldKind::Choice, 'a', true];
        yield [FieldKind::Secret, "a\nb", false];
        yield [FieldKind::Text, '<b>Tết</b>', false];
        yield [FieldKind::Text, 'Tết  vui', true];
        yield [FieldKind::Checkbox, 'x', true];
        yield [FieldKind::Address, '', true];
        yield [FieldKind::Address, ['x'], true];
    }

    #[DataProvider('typed')]
    public function testWhatAFieldDoesNotKeepIsSaid(FieldKind $kind, mixed $typed, bool $isKept): void
    {
        $complaint = FieldComplaint::of(new Field('a', 'Logo', $kind, choices: ['a' => 'A'], min: 1, max: 90), $typed);

        self::assertSame($isKept ? '' : 'Logo: ', mb_substr((string) $complaint, 0, 6));
    }

    public function testASecretIsNotShown(): void
    {
        self::assertStringNotContainsString('hush', (string) FieldComplaint::of(new Field('a', 'Key', FieldKind::Secret), "hush\nhush"));
    }

    /** @param array<string, mixed> $typed @return array<mixed> What is kept. */
    private function send(string $option, string $tab, array $typed): array
    {
        Site::$settingsErrors = Site::$settingsCodes = [];
        return (array) (new TabForm($this->sections))->sanitize(['mullion-form' => $option, 'mullion-tab' => $tab] + $typed);
    }
}
