<?php

declare(strict_types=1);

namespace Mullion;

use Mullion\Admin\FindView;
use Mullion\Admin\ProxyHealth;
use Mullion\Admin\SettingsPage;
use Mullion\Admin\TakeoverBar;
use Mullion\Assets\Libraries;
use Mullion\Assets\Manifest;
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
use Mullion\Cart\BlockRequests;
use Mullion\Cart\CartRequests;
use Mullion\Cart\EmptyCart;
use Mullion\Cart\LineQuantity;
use Mullion\Cart\LineRestore;
use Mullion\Cart\RequestLog;
use Mullion\Cart\Shop;
use Mullion\Cart\SpeculationRules;
use Mullion\Cart\StateFragment;
use Mullion\Endpoint\RateLimit;
use Mullion\Gallery\ProductGallery;
use Mullion\Listing\OrderingButton;
use Mullion\Newsletter\Newsletter;
use Mullion\Notice\Dismissal;
use Mullion\Notice\StoreNotice;
use Mullion\Session\MergedSessions;
use Mullion\Session\OrderedItems;
use Mullion\Site\Features;
use Mullion\Site\Hooked;
use Mullion\Site\Part;
use Mullion\Site\Settings;
use Mullion\SocialLogin\SocialLogin;
use Mullion\Widgets\WidgetRegistry;
use Mullion\Widgets\WidgetRenderer;

defined('ABSPATH') || exit;

/** The plugin's objects, built by hand, and when their hooks are added. */
final class Plugin
{
    /**
     * @param list<Hooked> $always What is there whatever the owner switches off.
     * @param list<Part>   $parts
     */
    private function __construct(
        public readonly PageAssets $assets,
        public readonly WidgetRenderer $renderer,
        private readonly Takeovers $takeovers,
        private readonly array $always,
        private readonly array $parts,
    ) {}

    /** @param string $directory Of the build. */
    public static function build(string $directory, string $url): self
    {
        $settings = new Settings();
        $manifest = new Manifest($directory, $url, new Runtime($settings));
        $shop = new Shop();
        $features = new Features($settings);
        $strings = new Strings($manifest->path('strings.php'));
        $takeovers = new Takeovers($manifest, $features);
        $libraries = new Libraries();
        $facts = new WidgetFacts($manifest, $strings, $settings, $features);
        $configuration = new PageConfiguration($manifest, $facts, $takeovers, $shop);
        $assets = new PageAssets($manifest, $takeovers, $configuration);
        $renderer = new WidgetRenderer(new WidgetRegistry($manifest->path('widgets')), $assets, $features, $shop);
        $log = new RequestLog($shop);
        $limit = new RateLimit();
        $parts = [
            new CartRequests(
                $log,
                new StateFragment($shop, $log),
                new SpeculationRules(),
                new LineQuantity($shop, $log),
                new LineRestore($shop, $log),
                new EmptyCart($shop),
                new BlockRequests($log),
            ),
            new StoreNotice($assets, new Dismissal()),
            new OrderingButton(),
            new ProductGallery($libraries),
            new OrderAttribution($manifest),
            new Newsletter($manifest, $limit),
            SocialLogin::build($renderer, $manifest, $limit),
            new OrderedItems($shop),
        ];
        $page = new SettingsPage($manifest, $parts, $takeovers);
        $scripts = new ReplacedScripts($manifest, $takeovers, $libraries);
        // WooCommerce asks for its session handler at the very start of `init`: too early for a part.
        $sessions = new MergedSessions($features);
        $rest = new RestEndpoint($configuration);
        $always = [new Translations(), new Compatibility(), $limit, $page, $assets, $rest, $scripts, $sessions];
        array_push($always, new TakeoverBar($takeovers, $manifest), new StoreApi($manifest, $takeovers));
        array_push($always, new ReplacedLibraries($manifest), new FindView($manifest), new ProxyHealth());
        return new self($assets, $renderer, $takeovers, $always, $parts);
    }

    public function register(): void
    {
        Install::register();
        foreach ($this->always as $hooked) {
            $hooked->register();
        }
        // Themes load after plugins: only now their filters can switch something off.
        add_action('init', [$this, 'registerParts'], 0);
    }

    /** What the owner can switch off. */
    public function registerParts(): void
    {
        foreach ($this->parts as $part) {
            if ($this->takeovers->isOn($part->name())) {
                $part->register();
            }
        }
    }
}
