<?php

/**
 * What the plugin's PHP costs a page view: everything it does for the head, the footer and three
 * widgets, in rounds, with objects made anew as for every request; and a visitor's session. Prints JSON for scripts/bench-php.mjs.
 */

use Mullion\Plugin;

/** One page view's worth of our PHP; the theme's part of the hooks is not run. */
$view = static function (): void {
    $plugin = Plugin::build(plugin_dir_path(MULLION_FILE) . 'build', plugins_url('build/', MULLION_FILE));
    ob_start();
    $plugin->assets->enqueue();
    $plugin->assets->printPreloads();
    $plugin->assets->printConfiguration();
    $slides = array_map(static fn(int $number): string => "<p>{$number}</p>", range(1, 12));
    $plugin->renderer->markup('slider', ['preset' => 'home', 'label' => 'Home', 'slides' => $slides]);
    $plugin->renderer->markup('mini-cart', []);
    $plugin->renderer->markup('notice', ['noticeId' => 'a', 'content' => 'b']);
    $plugin->assets->printLate();
    $plugin->assets->printStatusRegion();
    ob_end_clean();
};

/** A page view without us, for comparison: the front page's query and its head. */
$core = static function (): void {
    query_posts(['post_type' => 'page', 'posts_per_page' => 1]);
    ob_start();
    wp_head();
    ob_end_clean();
};

$visitor = 't_' . substr(md5('bench'), 2);
$item = static fn(int $quantity): array => ['product_id' => 1, 'quantity' => $quantity, 'line_total' => 5, 'line_tax_data' => ['subtotal' => [], 'total' => []]];

/** One request's worth of a visitor's session: read, changed or not, saved; by the shop's own handler or ours. */
$session = static function (string $class, bool $writes) use ($visitor, $item): callable {
    global $wpdb;
    $wpdb->replace("{$wpdb->prefix}woocommerce_sessions", [
        'session_key' => $visitor,
        'session_value' => serialize(['cart' => serialize(array_map($item, range(1, 10))), 'customer' => serialize(array_fill(0, 25, 'x'))]),
        'session_expiry' => time() + DAY_IN_SECONDS,
    ]);
    $quantity = 1;
    return static function () use ($class, $writes, $visitor, $item, &$quantity): void {
        // Each request of a shop without a shared cache begins with an empty one.
        wp_cache_flush();
        \WC_Cache_Helper::get_cache_prefix(WC_SESSION_CACHE_GROUP);
        $session = new $class();
        (function () use ($visitor): void {
            $this->_customer_id = $visitor;
            $this->_session_expiration = time() + DAY_IN_SECONDS;
            $this->_has_cookie = true;
            $this->_data = $this->get_session_data();
        })->call($session);
        if ($writes) {
            $session->set('cart', [$item($quantity++)]);
        }
        $session->save_data();
    };
};

/** @return array{ms: float, queries: int} Median of the rounds. */
$measure = static function (callable $work, int $rounds): array {
    global $wpdb;
    $work();
    $times = [];
    $queries = $wpdb->num_queries;
    for ($round = 0; $round < $rounds; $round++) {
        $start = hrtime(true);
        $work();
        $times[] = (hrtime(true) - $start) / 1e6;
    }
    sort($times);
    return ['ms' => $times[intdiv($rounds, 2)], 'queries' => intdiv($wpdb->num_queries - $queries, $rounds)];
};

$sessions = [];
foreach (['stock' => \WC_Session_Handler::class, 'mullion' => \Mullion\Session\SessionHandler::class] as $whose => $class) {
    $sessions[$whose] = ['saves' => $measure($session($class, true), 51), 'reads' => $measure($session($class, false), 51)];
}

echo json_encode(['mullion' => $measure($view, 51), 'head' => $measure($core, 11), 'sessions' => $sessions, 'php' => PHP_VERSION]);
