<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\Field;
use Mullion\Admin\FieldKind;
use Mullion\Admin\FieldsSection;
use Mullion\Admin\OwnSections;
use Mullion\Admin\SectionForm;
use Mullion\Admin\Sections;
use Mullion\Admin\Selector;
use Mullion\Admin\SettingsSection;
use Mullion\Admin\Tab;
use Mullion\Admin\TabForm;
use Mullion\Assets\Takeovers;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\SocialLogin\SettingsSections;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;
use PHPUnit\Framework\Attributes\DataProvider;

/** What was refused is said at its field, too, and to who does not see it. */
final class FieldMarksTest extends PluginTestCase
{
    private FieldsSection $chat;
    private TabForm $form;

    protected function setUp(): void
    {
        parent::setUp();
        $manifest = $this->build(['widgets' => []]);
        $this->chat = new FieldsSection('mullion_settings', 'chat', 'Chat', require __DIR__ . '/../../../widgets/chat/settings.php');
        $more = fn(array $all): array => [...$all, $this->chat, new FieldsSection('tour', 'tour', 'Tour', [new Field('days', 'Days', FieldKind::Number)])];
        add_filter('mullion_settings_sections', $more);
        $sections = new Sections(new OwnSections($manifest, [], new Takeovers($manifest, new Features(new Settings()))));
        $this->form = new TabForm($sections);
    }

    /** Whoever visits a site of a network runs what is named there, its super administrator too. */
    public function testAScriptIsForThoseAloneWhoMayWriteAnyHtml(): void
    {
        $owner = Users::add('chu@shop.example', 'administrator');
        Users::$current = $owner->ID;
        $stored = ['chat' => ['script' => 'https://chat.example/x.js']];
        $typed = ['script' => 'https://evil.example/x.js', 'pageId' => '7'];
        $script = static fn(array $option): ?string => $option['chat']['script'] ?? null;

        self::assertSame($stored['chat']['script'], $script($this->chat->sanitize($typed, $stored)));
        self::assertSame($stored['chat']['script'], $script($this->chat->sanitize([], $stored)), 'A disabled field is not sent.');
        self::assertNull($script($this->chat->sanitize($typed, [])));
        $html = self::printed(fn() => (new SectionForm($this->chat))->show($stored));
        self::assertMatchesRegularExpression('#id="mullion-chat-script"[^>]* disabled#', $html);
        self::assertStringContainsString('>For those who may bring scripts. Optional', $html);

        $owner->capabilities[] = 'unfiltered_html';
        self::assertSame($typed['script'], $script($this->chat->sanitize($typed, $stored)));
        self::assertDoesNotMatchRegularExpression('#id="mullion-chat-script"[^>]* disabled#', self::printed(fn() => (new SectionForm($this->chat))->show($stored)));
    }

    /** A session is good for all its sites, and whoever names a provider opens what accounts it will. */
    public function testOnANetworkItsOwnAdministratorsNameAProvider(): void
    {
        $owner = Users::add('chu@shop.example', 'administrator');
        Users::$current = $owner->ID;
        $section = static fn(): FieldsSection => array_values(array_filter(
            SettingsSections::all(),
            static fn(SettingsSection $one): bool => in_array('issuer', array_column($one->fields(), 'name'), true),
        ))[0];
        $issuer = static fn(): mixed => $section()->sanitize(['issuer' => 'https://evil.example', 'id' => 'a'], [])['oidc']['issuer'] ?? null;
        self::assertSame('https://evil.example', $issuer());

        Site::$network = [1, 2];
        self::assertNull($issuer());
        $form = static fn(): string => self::printed(static fn() => (new SectionForm($section()))->show([]));
        self::assertStringContainsString('>For administrators of the network. An https', $form());

        $owner->capabilities[] = 'manage_network_options';
        self::assertSame('https://evil.example', $issuer());
    }

    public function testARefusedFieldIsMarkedAndDescribedByItsComplaintThenByItsHelp(): void
    {
        $this->send('mullion_settings', ['chat' => ['pageId' => 'viet', 'logo' => '"x"', 'script' => 'x']]);
        $html = $this->shown();

        self::assertStringContainsString('id="mullion-chat-logo" name="mullion_settings[chat][logo]" aria-invalid="true" aria-describedby="mullion-chat-logo-error"', $html);
        self::assertStringContainsString('aria-invalid="true" aria-describedby="mullion-chat-script-error mullion-chat-script-help"', $html);
        self::assertMatchesRegularExpression('#<p id="mullion-chat-logo-error"[^>]*>[^<]* – Address of the logo: “&quot;x&quot;” was not kept#', $html);
        self::assertStringContainsString('id="mullion-chat-pageId" name="mullion_settings[chat][pageId]" aria-describedby="mullion-chat-pageId-help"', $html);
        self::assertSame(2, substr_count($html, 'aria-invalid'));
    }

    public function testSavedIsSaidOnceAndAfterTheComplaintsOfAllOptions(): void
    {
        $this->send('mullion_settings', ['chat' => ['logo' => 'x', 'everywhere' => '1']]);
        $this->send('tour', ['tour' => ['days' => 'many']]);

        self::assertSame(['mullion-chat-pageId', 'mullion-chat-logo', 'mullion-tour-days', 'settings_updated'], Site::$settingsCodes);
    }

    public function testAPageIdIsAskedForWhereTheRestOfTheChatIsSetAndNowhereElse(): void
    {
        $words = ['load' => 'use', 'consent' => '', 'pageId' => ' '];
        self::assertSame([], $this->complaintsOf($words), 'A shop without a chat.');
        self::assertSame(['pageId'], $this->complaintsOf(['everywhere' => '1'] + $words));
        self::assertSame(['pageId'], $this->complaintsOf(['load' => 'idle'] + $words));
        self::assertSame([], $this->complaintsOf(['everywhere' => '1', 'pageId' => 'viet'] + $words));
        add_filter('mullion_settings', static fn(array $all): array => array_replace($all, ['chat' => ['pageId' => 'viet']]));
        self::assertSame([], $this->complaintsOf(['everywhere' => '1'] + $words), 'The field is disabled: the code sets it.');
    }

    public function testABrokenSelectorIsRefusedAndTheOneThatWasThereStays(): void
    {
        $option = ['chat' => ['shows' => '#chat']];

        self::assertSame(['shows'], $this->complaintsOf(['pageId' => 'viet', 'shows' => '#chat[']));
        self::assertSame('#chat', $this->chat->sanitize(['shows' => '#chat['], $option)['chat']['shows']);
        self::assertSame('.a > .b', $this->chat->sanitize(['shows' => ' .a > .b '], $option)['chat']['shows']);
    }

    /** @return iterable<array{string, bool}> */
    public static function selectors(): iterable
    {
        $good = ['#chat', '.chat-box', 'iframe', '*', 'div#a.b', 'a > b', 'a>b~c+d e', '.a, .b', '#Đầu', '[data-x]', "[src*='a.b']", '[a=b i]',
            '.a:not(.b, .c)', 'div:nth-child(2n + 1)', '::before', '.md\:flex', '#\31 a', '--x-y', '.a:has(> .b)', '[title="a]b"]'];
        $bad = ['', '#', '.', '.1a', '#chat[', '[a=', '..a', 'a >', '> a', 'a,', ',a', 'a,,b', 'a > > b', 'a:', ':not(', ':not()', 'a)', '[=a]', '$x',
            'https://a.vn/x.js', '<div>', '{color:red}', '[a="b]', 'a;b', '"a"', '-'];
        yield from array_map(static fn(string $text): array => [$text, true], $good);
        yield from array_map(static fn(string $text): array => [$text, false], $bad);
    }

    #[DataProvider('selectors')]
    public function testASelectorIsToldFromWhatIsNone(string $text, bool $isOne): void
    {
        self::assertSame($isOne, Selector::isOne($text));
    }

    public function testAFewBoxesHaveTheWholeWidthForTheirLabels(): void
    {
        $boxes = static fn(int $many): array => array_map(static fn(int $at): Field => new Field("b{$at}", "Box {$at}", FieldKind::Checkbox), range(1, $many));
        $form = static fn(int $many): string => self::printed(static fn() => (new SectionForm(new FieldsSection('a', 'a', 'A', $boxes($many))))->show([]));

        self::assertStringNotContainsString('columns', $form(1));
        self::assertStringContainsString('columns', $form(12));
    }

    /** @param array<string, mixed> $typed @return list<int|string> The fields that something is said of. */
    private function complaintsOf(array $typed): array
    {
        return array_keys($this->chat->complaints($typed));
    }

    /** @param array<string, mixed> $typed */
    private function send(string $option, array $typed): void
    {
        $this->form->sanitize(['mullion-form' => $option, 'mullion-tab' => Tab::Widgets->value] + $typed);
    }

    private function shown(): string
    {
        return self::printed(fn() => (new SectionForm($this->chat))->show([]));
    }
}
