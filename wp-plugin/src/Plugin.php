<?php

declare(strict_types=1);

namespace Mullion;

use Mullion\Admin\PageView;
use Mullion\Admin\TakeoverBar;
use Mullion\Admin\Titles;
use Mullion\Assets\CalledEntry;
use Mullion\Assets\FailedAnswers;
use Mullion\Assets\JoinedEntry;
use Mullion\Assets\Libraries;
use Mullion\Assets\Manifest;
use Mullion\Assets\Optimisers;
use Mullion\Assets\PageAssets;
use Mullion\Assets\PageConfiguration;
use Mullion\Assets\ReplacedLibraries;
use Mullion\Assets\ReplacedScripts;
use Mullion\Assets\RestEndpoint;
use Mullion\Assets\Runtime;
use Mullion\Assets\StoreApi;
use Mullion\Assets\Strings;
use Mullion\Assets\Takeovers;
use Mullion\Assets\WidgetFacts;
use Mullion\Attribution\OrderAttribution;
use Mullion\Blocks\Editor;
use Mullion\Blocks\Registration;
use Mullion\Cart\CartRequests;
use Mullion\Cart\EmptyCart;
use Mullion\Cart\Shop;
use Mullion\Cart\SpeculationRules;
use Mullion\Doctor\Doctor;
use Mullion\Doctor\MailFailures;
use Mullion\Doctor\SiteHealth;
use Mullion\Endpoint\RateLimit;
use Mullion\Gallery\ProductGallery;
use Mullion\Listing\OrderingButton;
use Mullion\Newsletter\Newsletter;
use Mullion\Notice\BareNotices;
use Mullion\Notice\Dismissal;
use Mullion\Notice\StoreNotice;
use Mullion\Registered\RegisteredWidgets;
use Mullion\Session\MergedSessions;
use Mullion\Session\OrderedItems;
use Mullion\Site\CodeSettings;
use Mullion\Site\Features;
use Mullion\Site\Hooked;
use Mullion\Site\NetworkSettings;
use Mullion\Site\Part;
use Mullion\Site\Settings;
use Mullion\SocialLogin\SocialLogin;
use Mullion\Widgets\EveryPage;
use Mullion\Widgets\WidgetRegistration;
use Mullion\Widgets\WidgetRegistry;
use Mullion\Widgets\WidgetRenderer;

defined('ABSPATH') || exit;

/** The plugin's objects, built by hand, and when their hooks are added. */
final class Plugin
{
    /**
     * @param \Closure(): WidgetRegistration $registration
     * @param \Closure(): TakeoverBar        $bar
     * @param list<Hooked>                   $always What is there whatever the owner switches off.
     * @param array<string, \Closure(): Part> $parts  By name; built where they are on, so a page pays for no other.
     */
    private function __construct(
        public readonly Manifest $manifest,
        public readonly PageAssets $assets,
        public readonly WidgetRenderer $renderer,
        private readonly \Closure $registration,
        private readonly Takeovers $takeovers,
        private readonly \Closure $bar,
        private readonly array $always,
        private readonly array $parts,
    ) {}

    /** @param string|\Closure(): string $url Address of the folder of the build. */
    public static function build(string $directory, string|\Closure $url): self
    {
        $settings = new Settings();
        $runtime = new Runtime($settings);
        $registered = new RegisteredWidgets();
        $manifest = new Manifest($directory, $url, $runtime, $registered);
        $shop = new Shop();
        $features = new Features($settings);
        $strings = new Strings($manifest->path('strings.php'), $registered);
        $takeovers = new Takeovers($manifest, $features);
        $libraries = new Libraries();
        $all = static fn(): array => $registered->complete($settings->all());
        $facts = new WidgetFacts($manifest, $strings, $all, $features);
        $configuration = new PageConfiguration($manifest, $facts, $takeovers, $shop);
        $assets = new PageAssets($manifest, $takeovers, $configuration);
        $widgets = new WidgetRegistry($manifest->path('widgets'), $registered);
        $renderer = new WidgetRenderer($widgets, $assets, $features, $shop);
        $limit = new RateLimit();
        $parts = [
            'cart' => static fn(): Part => new CartRequests($shop, new EmptyCart($shop), new SpeculationRules()),
            'notice' => static fn(): Part => new StoreNotice($assets, new Dismissal()),
            'scroll-to-notices' => static fn(): Part => new BareNotices(),
            'sort' => static fn(): Part => new OrderingButton(),
            'gallery' => static fn(): Part => new ProductGallery($libraries),
            'attribution' => static fn(): Part => new OrderAttribution($manifest),
            'newsletter' => static fn(): Part => new Newsletter($manifest, $limit),
            'social-login' => static fn(): Part => new SocialLogin($renderer, $manifest, $limit),
            'session' => static fn(): Part => new OrderedItems($shop),
        ];
        $scripts = new ReplacedScripts($manifest, $takeovers, $libraries);
        $buildAll = static fn(): array => array_map(static fn(\Closure $build): Part => $build(), array_values($parts));
        // WooCommerce asks for its session handler at the very start of `init`: too early for a part.
        $sessions = new MergedSessions($features);
        $always = [new Translations(), $limit, $assets, $scripts, $sessions, new StoreApi($manifest, $takeovers)];
        array_push($always, new FailedAnswers($manifest, $takeovers), new EveryPage($settings, $renderer));
        $always[] = new JoinedEntry($manifest, new CalledEntry($manifest, $takeovers));
        if (Optimisers::areAsked()) {
            $always[] = new Optimisers($manifest);
        }
        $blocks = new Registration($manifest, $renderer);
        array_push($always, new ReplacedLibraries($manifest), $blocks);
        // phpcs:disable WordPress.Security -- whether it is there at all; each looks at what it is.
        if (isset($_GET[PageConfiguration::QUERY])) {
            $always[] = new RestEndpoint($configuration);
        }
        if (isset($_GET['mullion'])) {
            $always[] = new PageView($manifest);
        }
        // phpcs:enable
        if (defined('MULLION_SETTINGS')) {
            $always[] = new CodeSettings();
        }
        if (is_multisite()) {
            $always[] = new NetworkSettings();
        }
        if (is_admin() || defined('WP_CLI') || wp_doing_cron()) {
            // WordPress asks by cron, too, once a week.
            $checks = is_admin() ? Doctor::checks() : Doctor::ofCommandLine();
            $always[] = new SiteHealth([...$checks, ...Doctor::slow($manifest, $scripts)]);
        }
        if (is_admin() || defined('WP_CLI')) {
            $administration = new Administration($manifest, $takeovers, $scripts, $runtime, $buildAll());
            array_push($always, new Editor($manifest, $blocks), ...$administration->hooked());
        }
        $registration = static fn(): WidgetRegistration => new WidgetRegistration($registered, $manifest);
        $bar = static fn(): TakeoverBar => new TakeoverBar($takeovers, new Titles($manifest, $buildAll()));
        return new self($manifest, $assets, $renderer, $registration, $takeovers, $bar, $always, $parts);
    }

    public function register(): void
    {
        Install::register();
        foreach ($this->always as $hooked) {
            $hooked->register();
        }
        // What asks third parties waits for the visitor's consent: src/consent.
        add_filter('wp_consent_api_registered_' . plugin_basename(MULLION_FILE), '__return_true');
        // By the class's name: it is loaded with the first mail.
        add_action('wp_mail_failed', [MailFailures::class, 'remember']);
        add_action('wp_mail_succeeded', [MailFailures::class, 'forget']);
        // Themes load after plugins: only now their filters can switch something off.
        add_action('init', [$this, 'registerParts'], 0);
    }

    /** Where other plugins' widgets are registered; a page without any pays for none. */
    public function registration(): WidgetRegistration
    {
        return ($this->registration)();
    }

    /** What the owner can switch off, and what only people with an account see. */
    public function registerParts(): void
    {
        if (is_user_logged_in()) {
            ($this->bar)()->register();
        }
        foreach ($this->parts as $name => $build) {
            if ($this->takeovers->isOn($name)) {
                $build()->register();
            }
        }
    }
}
