<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Admin\CheckPanel;
use Mullion\Admin\HasSettings;
use Mullion\Assets\Manifest;
use Mullion\Endpoint\Flood;
use Mullion\Endpoint\Flooded;
use Mullion\Endpoint\RateLimit;
use Mullion\Site\DailyJob;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/**
 * The newsletter's hooks. What a hook needs is built when it is called: a page that only prints the
 * form loads nothing of it.
 */
final class Newsletter implements Part, HasSettings
{
    /** In the query of the links in mails. */
    public const LINK = 'mullion-news';

    /** Actions of admin-ajax.php and admin-post.php. */
    public const SUBMIT = 'submit_register_form';
    public const TOKEN = 'mullion_form_token';
    public const EXPORT = 'mullion_newsletter_export';

    public function __construct(
        private readonly Manifest $manifest,
        private readonly RateLimit $limit,
    ) {}

    public function name(): string
    {
        return 'newsletter';
    }

    public function title(): ?string
    {
        return null;
    }

    public function settings(): array
    {
        return [Options::section()];
    }

    public function panels(): array
    {
        return [new CheckPanel(new MailCheck(), $this->limit)];
    }

    public function register(): void
    {
        // Before WordPress looks for a better address of the page, at 10.
        add_action('template_redirect', [$this, 'followLink'], 1);
        add_action(DailyJob::HOOK, [$this, 'forgetOld']);
        add_filter('wp_privacy_personal_data_exporters', [$this, 'addExporter']);
        add_filter('wp_privacy_personal_data_erasers', [$this, 'addEraser']);
        add_action('cli_init', [$this, 'addCommands']);
        add_action('wp_loaded', [$this, 'registerAdmin']);
    }

    /** Hooked to `wp_loaded`: a visitor's page has no use for these. To WordPress admin-ajax.php is administration. */
    public function registerAdmin(): void
    {
        if (!is_admin()) {
            return;
        }
        foreach ([self::SUBMIT => 'submit', self::TOKEN => 'giveToken'] as $action => $method) {
            add_action("wp_ajax_{$action}", [$this, $method]);
            add_action("wp_ajax_nopriv_{$action}", [$this, $method]);
        }
        add_action('admin_init', [$this, 'suggestPolicy']);
        add_action('admin_menu', [$this, 'addPage']);
        add_action('admin_notices', [$this, 'warn']);
        add_action('admin_post_' . self::EXPORT, [$this, 'export']);
    }

    public function submit(): never
    {
        $token = Token::ofSite();
        $cookie = new VisitorCookie();
        $answer = new Answer($token, $cookie, new PlainPage($this->manifest));
        $subscription = $this->subscription();
        $flood = new Flood(Flooded::Newsletter);
        (new SubmitEndpoint($subscription, new Options(), $this->limit, $token, $cookie, $answer, $flood))->handle();
    }

    public function giveToken(): never
    {
        (new TokenEndpoint(Token::ofSite(), new VisitorCookie()))->handle();
    }

    public function followLink(): void
    {
        // phpcs:disable WordPress.Security -- the links are signed, and checked by LinkPage.
        $query = (array) wp_unslash($_GET);
        $isPost = ($_SERVER['REQUEST_METHOD'] ?? '') === 'POST';
        // phpcs:enable
        if (isset($query[self::LINK])) {
            $page = new PlainPage($this->manifest);
            (new LinkPage(new Subscribers(), $this->subscription(), Links::ofSite(), $page))->handle($query, $isPost);
        }
    }

    public function forgetOld(): void
    {
        (new Subscribers())->forgetPending(time() - (new Options())->days() * DAY_IN_SECONDS);
    }

    /**
     * @param array<string, mixed> $exporters
     *
     * @return array<string, mixed>
     */
    public function addExporter(array $exporters): array
    {
        $privacy = new Privacy(new Subscribers());
        return $exporters + ['mullion-newsletter' => [
            'exporter_friendly_name' => __('Newsletter', 'mullion'),
            'callback' => [$privacy, 'export'],
        ]];
    }

    /**
     * @param array<string, mixed> $erasers
     *
     * @return array<string, mixed>
     */
    public function addEraser(array $erasers): array
    {
        $privacy = new Privacy(new Subscribers());
        return $erasers + ['mullion-newsletter' => [
            'eraser_friendly_name' => __('Newsletter', 'mullion'),
            'callback' => [$privacy, 'erase'],
        ]];
    }

    public function suggestPolicy(): void
    {
        wp_add_privacy_policy_content('Mullion', (new Privacy(new Subscribers()))->policy());
    }

    public function addPage(): void
    {
        (new ListPage(new Subscribers()))->add();
    }

    public function export(): never
    {
        (new Export(new Subscribers(), Links::ofSite()))->handle();
    }

    public function warn(): void
    {
        (new Flood(Flooded::Newsletter))->show();
    }

    public function addCommands(): void
    {
        (new Command(new Subscribers(), Links::ofSite()))->add();
    }

    private function subscription(): Subscription
    {
        return new Subscription(new Subscribers(), new Mails(Links::ofSite()), new Options(), $this->limit);
    }
}
