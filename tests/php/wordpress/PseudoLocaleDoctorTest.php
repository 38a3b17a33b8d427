<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Assets\Libraries;
use Mullion\Assets\Manifest;
use Mullion\Assets\ReplacedScripts;
use Mullion\Assets\Takeovers;
use Mullion\Doctor\Doctor;
use Mullion\Doctor\MailFailures;
use Mullion\Doctor\SiteHealth;
use Mullion\Site\DailyJob;
use Mullion\Site\Features;
use Mullion\Site\Settings;

/** Each word of Site Health's results is a translator's, where all is well and where nothing is. */
final class PseudoLocaleDoctorTest extends WordPressTestCase
{
    /** What the doctor quotes. */
    private const GIVEN = ['Other\\Sessions', 'SMTP is down', 'Bản đồ', '#panel', 'wc-add-to-cart'];

    protected function setUp(): void
    {
        parent::setUp();
        PlainWords::mark();
    }

    public function testWhereAllIsWell(): void
    {
        $good = '<script type="application/json" id="mullion-config"></script><script type="module" src="' . self::manifest()->entry('entry') . '"></script>';
        self::answerEverythingWith(200, $good);
        self::assertSaysNothingOpen(good: true);
    }

    /** @return iterable<string, array{int, string}> */
    public static function pages(): iterable
    {
        $config = '<i id="mullion-config"></i>';
        yield from [
            'closed' => [403, ''], 'gone' => [404, ''], 'broken' => [500, ''], 'of an older build' => [200, "{$config}/build/entry-x.js"],
            'joined' => [200, $config], 'without us' => [200, ''],
        ];
    }

    #[\PHPUnit\Framework\Attributes\DataProvider('pages')]
    public function testWhereNothingIs(int $status, string $page): void
    {
        self::answerEverythingWith($status, $page);
        add_filter('woocommerce_session_handler', static fn(): string => 'Other\\Sessions');
        wp_clear_scheduled_hook(DailyJob::HOOK);
        if ($status !== 200) {
            wp_schedule_single_event(time() - 2 * DAY_IN_SECONDS, DailyJob::HOOK);
        }
        MailFailures::remember(new \WP_Error('wp_mail_failed', $status === 200 ? '' : 'SMTP is down'));
        update_option('mullion_social_login', ['google' => ['id' => 'shop']]);
        wp_insert_post(['post_title' => 'Bản đồ', 'post_status' => 'publish', 'post_type' => 'page', 'post_content' => '<div data-widget="map"></div>']);
        $_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.7';
        self::assertSaysNothingOpen(good: false);
        unset($_SERVER['HTTP_X_FORWARDED_FOR']);
    }

    private static function assertSaysNothingOpen(bool $good): void
    {
        $manifest = self::manifest();
        $scripts = new ReplacedScripts($manifest, new Takeovers($manifest, new Features(new Settings())), new Libraries());
        ['direct' => $direct, 'async' => $slow] = (new SiteHealth([...Doctor::checks(), ...Doctor::slow($manifest, $scripts)]))->add([]);
        $bad = [];
        foreach ([...$direct, ...$slow] as $name => $test) {
            $result = ($test['async_direct_test'] ?? $test['test'])();
            PlainWords::assertNone("{$test['label']}<p>{$result['label']}</p>{$result['description']}{$result['actions']}", '', self::GIVEN);
            $bad[] = $result['status'] === 'good' ? null : $name;
        }
        self::assertSame($good, array_filter($bad) === [], implode(', ', array_filter($bad)));
    }

    private static function manifest(): Manifest
    {
        return new Manifest(plugin_dir_path(MULLION_FILE) . 'build', plugins_url('build/', MULLION_FILE));
    }

    private static function answerEverythingWith(int $status, string $page): void
    {
        add_filter('pre_http_request', static fn(mixed $before, array $request, string $url): array => [
            'headers' => [], 'cookies' => [], 'filename' => null,
            'body' => str_contains($url, 'admin-ajax') ? '0' : $page,
            'response' => ['code' => str_contains($url, 'admin-ajax') && $status === 200 ? 400 : $status, 'message' => ''],
        ], 10, 3);
    }
}
