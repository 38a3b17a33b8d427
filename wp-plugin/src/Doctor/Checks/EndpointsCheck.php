<?php

declare(strict_types=1);

namespace Mullion\Doctor\Checks;

use Mullion\Cart\Shop;
use Mullion\Doctor\AsksTheSite;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Loopback;
use Mullion\Doctor\Verdict;

defined('ABSPATH') || exit;

/**
 * Whether visitors reach what forms, the cart and the blocks' cart post to: firewalls and security plugins close
 * admin-ajax.php and the REST API to who isn't logged in.
 */
final class EndpointsCheck implements AsksTheSite
{
    public function __construct(private readonly Shop $shop) {}

    public function name(): string
    {
        return 'endpoints';
    }

    public function title(): string
    {
        return __('Addresses that forms post to', 'mullion');
    }

    public function run(): Finding
    {
        // WordPress answers an action that nobody knows with 400 and a nought, which in a chunked answer its own client
        // takes for the last chunk.
        $ajax = Loopback::ask(admin_url('admin-ajax.php'), ['action' => 'mullion_doctor']);
        $isOpen = is_array($ajax) && $ajax['status'] === 400 && in_array(trim($ajax['body']), ['0', ''], true);
        $closed = $isOpen ? [] : ['admin-ajax.php' => self::answer($ajax)];
        if ($this->shop->isActive()) {
            // What the blocks' cart asks; an empty one starts no session.
            $cart = Loopback::ask(rest_url('wc/store/v1/cart'));
            $isOpen = is_array($cart) && $cart['status'] === 200;
            $closed += $isOpen ? [] : ['REST API' => self::answer($cart)];
        }
        if ($closed === []) {
            return new Finding(Verdict::Good, __('Visitors reach the addresses that forms post to', 'mullion'));
        }
        $list = implode(', ', array_map(
            static fn(string $what, string $answer): string => "{$what} ({$answer})",
            array_keys($closed),
            $closed,
        ));
        return new Finding(
            isset($closed['admin-ajax.php']) ? Verdict::Critical : Verdict::Recommended,
            /* translators: %s: addresses with what they answered, such as "admin-ajax.php (403)". */
            sprintf(__('Visitors do not reach: %s', 'mullion'), $list),
            __('A security plugin or the host’s firewall closes them: allow them for visitors.', 'mullion'),
        );
    }

    /** @param array{status: int, body: string}|string $answer */
    private static function answer(array|string $answer): string
    {
        return is_array($answer) ? (string) $answer['status'] : $answer;
    }
}
