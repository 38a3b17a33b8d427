<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\Overview;
use Mullion\Admin\OwnSections;
use Mullion\Admin\Sections;
use Mullion\Admin\SetUp;
use Mullion\Admin\Titles;
use Mullion\Assets\Libraries;
use Mullion\Assets\ReplacedScripts;
use Mullion\Assets\Runtime;
use Mullion\Assets\Takeovers;
use Mullion\Endpoint\RateLimit;
use Mullion\Site\Features;
use Mullion\Site\Settings;
use Mullion\SocialLogin\SocialLogin;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;
use Mullion\Tests\World\Users;

/** What the owner is told that the plugin does, and what it does not do yet. */
final class OverviewTest extends PluginTestCase
{
    private const SETTINGS = '/../../../widgets/%s/settings.php';

    public function testWhatNobodyHasSetUpIsNotSaidToBeOn(): void
    {
        self::assertSame(['Petals', 'Chat, Map, Social login'], $this->rows());
        self::assertSame([
            'https://shop.example/wp-admin/options-general.php?page=mullion&#038;tab=widgets#mullion-chat-heading',
            'https://shop.example/wp-admin/options-general.php?page=mullion&#038;tab=widgets#mullion-map-heading',
            'https://shop.example/wp-admin/options-general.php?page=mullion&#038;tab=social-login',
        ], $this->links());
    }

    public function testWhatIsSetUpIsOn(): void
    {
        Site::$options['mullion_settings'] = ['chat' => ['pageId' => 'cua-viet'], 'map' => ['key' => 'k']];
        Site::$options['mullion_social_login'] = ['google' => ['id' => 'a', 'secret' => 'b']];

        self::assertSame(['Chat, Map, Petals, Social login', ''], $this->rows());
    }

    public function testWhatTheSitesCodeSetsIsSetUpAndAProviderByHalfIsNot(): void
    {
        add_filter('mullion_settings', static fn(array $all): array => array_replace($all, ['map' => ['key' => 'k']]));
        Site::$options['mullion_social_login'] = ['oidc' => ['id' => 'a', 'secret' => 'b']];

        self::assertSame(['Map, Petals', 'Chat, Social login'], $this->rows());
    }

    public function testWhatIsSwitchedOffNeedsNoSettingUp(): void
    {
        Site::$options['mullion_settings'] = ['chat' => ['enabled' => false], 'social-login' => ['enabled' => false]];

        self::assertSame(['Petals', 'Map'], $this->rows());
    }

    public function testWhatIsReplacedForTheOwnerAloneIsNotSaidToBe(): void
    {
        $owner = Users::add('chu@shop.example', 'administrator', ['manage_options']);
        wp_set_current_user($owner->ID);
        Site::$options[Takeovers::OPTION] = ['cart' => 'all'];
        self::assertStringContainsString('wc-add-to-cart', $this->shown());

        Site::$options[Takeovers::OPTION] = ['cart' => 'me'];
        self::assertStringNotContainsString('wc-add-to-cart', $this->shown());
    }

    /** @return list<string> What is on, and what is not set up yet. */
    private function rows(): array
    {
        $html = preg_replace('#<span.*?</span>#', '', $this->shown());
        $row = static fn(string $title): string => preg_match("#<th scope=\"row\">{$title}</th><td>(.*?)</td>#", (string) $html, $match) === 1
            ? trim(str_replace('Change', '', strip_tags($match[1])))
            : '';
        return [$row('Switched on'), $row('Switched on, but not set up yet')];
    }

    /** @return list<string> */
    private function links(): array
    {
        preg_match('#not set up yet</th><td>(.*?)</td>#', $this->shown(), $row);
        preg_match_all('#href="([^"]*)"#', $row[1] ?? '', $links);
        return $links[1];
    }

    private function shown(): string
    {
        $titles = ['chat' => 'Chat', 'map' => 'Map', 'petals' => 'Petals', 'social-login' => 'Social login'];
        $settings = static fn(string $name): string => (string) file_get_contents(sprintf(__DIR__ . self::SETTINGS, $name));
        $manifest = $this->build(['widgets' => array_fill_keys(array_keys($titles), [])], [
            'titles.php' => '<?php return ' . var_export($titles, true) . ';',
            'widgets/chat/settings.php' => $settings('chat'),
            'widgets/map/settings.php' => $settings('map'),
        ]);
        $takeovers = new Takeovers($manifest, new Features(new Settings()));
        $parts = [new SocialLogin((new Graph($manifest))->renderer(), $manifest, new RateLimit())];
        $setUp = new SetUp(new Sections(new OwnSections($manifest, $parts, $takeovers)), $parts);
        $scripts = new ReplacedScripts($manifest, $takeovers, new Libraries());
        $overview = new Overview($takeovers, $scripts, new Titles($manifest, $parts), new Runtime(new Settings()), $setUp);
        return self::printed($overview->show(...));
    }
}
