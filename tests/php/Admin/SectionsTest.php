<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\FeaturesSection;
use Mullion\Admin\Field;
use Mullion\Admin\FieldKind;
use Mullion\Admin\FieldsSection;
use Mullion\Admin\OwnSections;
use Mullion\Admin\SettingsSection;
use Mullion\Assets\Manifest;
use Mullion\Assets\Takeovers;
use Mullion\Attribution\OrderAttribution;
use Mullion\Endpoint\RateLimit;
use Mullion\Listing\OrderingButton;
use Mullion\Newsletter\Newsletter;
use Mullion\Newsletter\Options as NewsletterOptions;
use Mullion\Site\Features;
use Mullion\Site\Part;
use Mullion\Site\Settings;
use Mullion\SocialLogin\SettingsSections;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SectionsTest extends TestCase
{
    /** @return iterable<array{FieldKind, mixed, string|int|bool|null}> */
    public static function typed(): iterable
    {
        yield [FieldKind::Checkbox, '1', true];
        yield [FieldKind::Checkbox, null, false];
        yield [FieldKind::Checkbox, ['1'], false];
        yield [FieldKind::Text, " <b>a</b>\n b ", 'a b'];
        yield [FieldKind::Text, '  ', null];
        yield [FieldKind::Text, ['a'], null];
        yield [FieldKind::Number, '0', 1];
        yield [FieldKind::Number, '99999999999999999999', 90];
        yield [FieldKind::Number, '-1', null];
        yield [FieldKind::Number, '1e3', null];
        yield [FieldKind::Choice, 'a', 'a'];
        yield [FieldKind::Choice, 'c', null];
        yield [FieldKind::Address, 'https://a.vn/x.svg', 'https://a.vn/x.svg'];
        yield [FieldKind::Address, '/x.svg', '/x.svg'];
        yield [FieldKind::Address, '//evil.example/x.svg', null];
        yield [FieldKind::Address, 'javascript:alert(1)', null];
        yield [FieldKind::Secret, ' a<b ', 'a<b'];
        yield [FieldKind::Secret, "a\nb", null];
    }

    public function testTheOwnerMaySwitchOffEachWidgetAndPartByItsNameInOrderOfTheAlphabet(): void
    {
        [, $features, $ofATab] = self::own([new OrderAttribution(new Manifest('', '')), new OrderingButton()]);

        $labels = static fn($section): array => array_column($section->fields(), 'label', 'name');
        self::assertSame(['chat' => 'Chat', 'map' => 'Map', 'sort' => 'Sorting'], $labels($features));
        self::assertSame(['attribution' => 'Order attribution'], $labels($ofATab), 'What has a tab of its own is there.');
    }

    public function testAWidgetWithSettingsHasASectionOfItsName(): void
    {
        $chat = self::own([])[2];

        self::assertSame(['chat', Settings::OPTION, 'Chat'], [$chat->name(), $chat->option(), $chat->title()]);
        self::assertContains('pageId', array_column($chat->fields(), 'name'));
    }

    public function testAPartBringsItsOwnSections(): void
    {
        $names = static fn(array $parts): array => array_map(static fn($section) => $section->name(), self::own($parts));

        self::assertSame(['takeovers', 'features', 'chat', 'map', 'runtime', 'proxies', 'cart', 'losses', 'site'], $names([]));
        $newsletter = new Newsletter(new Manifest('', ''), new RateLimit());
        $with = ['takeovers', 'features', 'features-newsletter', 'chat', 'map', 'newsletter', 'runtime', 'proxies', 'cart', 'losses', 'site'];
        self::assertSame($with, $names([$newsletter]));
    }

    public function testTheScreenIsInOneLanguage(): void
    {
        foreach ([...self::own([]), NewsletterOptions::section(), ...SettingsSections::all()] as $section) {
            foreach ($section->fields() as $field) {
                $texts = [$section->title(), $field->label, $field->help, (string) $field->default, ...$field->choices];

                // Nobody translates here, so every letter is one of English.
                self::assertDoesNotMatchRegularExpression('/(?![a-z])\p{L}/iu', implode(' ', $texts));
            }
        }
    }

    #[DataProvider('typed')]
    public function testFieldsKeepWhatTheyCanUse(FieldKind $kind, mixed $typed, string|int|bool|null $kept): void
    {
        $field = new Field('a', 'A', $kind, choices: ['a' => 'A', 'b' => 'B'], min: 1, max: 90);

        self::assertSame($kept, $field->clean($typed));
    }

    public function testUntickedIsSwitchedOffAndTickedSaysNothing(): void
    {
        $section = new FeaturesSection(['map' => 'Map', 'petals' => 'Petals']);
        $option = ['map' => ['enabled' => false, 'key' => 'k'], 'petals' => [], 'own' => ['a' => 1]];

        $saved = $section->sanitize(['map' => '1'], $option);

        self::assertSame(['map' => ['key' => 'k'], 'petals' => ['enabled' => false], 'own' => ['a' => 1]], $saved);
        self::assertSame(['map' => true, 'petals' => false], $section->values($saved));
    }

    public function testSectionLeavesTheRestOfItsOptionAlone(): void
    {
        $section = new FieldsSection('o', 'map', 'Map', [new Field('key', 'Key'), new Field('id', 'ID')]);

        $saved = $section->sanitize(['key' => 'new', 'evil' => 'x'], ['map' => ['key' => 'old', 'id' => '7', 'enabled' => false], 'chat' => ['a' => 'b']]);

        self::assertEquals(['map' => ['key' => 'new', 'enabled' => false], 'chat' => ['a' => 'b']], $saved);
        self::assertSame(['key' => 'new', 'id' => ''], $section->values($saved));
    }

    public function testSecretStaysUntilAnotherIsTypedOrItIsToGo(): void
    {
        $section = new FieldsSection('o', 'google', 'Google', [new Field('secret', 'Secret', FieldKind::Secret)]);
        $stored = ['google' => ['secret' => 'old']];

        self::assertSame($stored, $section->sanitize(['secret' => ''], $stored));
        self::assertSame(['google' => ['secret' => 'new']], $section->sanitize(['secret' => 'new'], $stored));
        self::assertSame([], $section->sanitize(['secret' => '', 'secret-forget' => '1'], $stored));
    }

    /**
     * The sections where the build has three widgets, with the settings that they bring.
     *
     * @param list<Part> $parts
     *
     * @return list<SettingsSection>
     */
    private static function own(array $parts): array
    {
        $build = sys_get_temp_dir() . '/mullion-' . bin2hex(random_bytes(6));
        $widgets = array_fill_keys(['chat', 'map', 'sort'], []);
        mkdir($build);
        file_put_contents("{$build}/manifest.json", json_encode(['widgets' => $widgets]));
        file_put_contents("{$build}/titles.php", "<?php return ['chat' => 'Chat', 'map' => 'Map', 'sort' => 'Sorting'];");
        symlink(dirname(__DIR__, 3) . '/wp-plugin/build/widgets', "{$build}/widgets");
        try {
            $manifest = new Manifest($build, '');
            return (new OwnSections($manifest, $parts, new Takeovers($manifest, new Features(new Settings()))))->all();
        } finally {
            array_map(unlink(...), glob("{$build}/*") ?: []);
            rmdir($build);
        }
    }
}
