<?php

declare(strict_types=1);

namespace Mullion\Doctor\Checks;

use Mullion\Doctor\Check;
use Mullion\Doctor\Finding;
use Mullion\Doctor\Verdict;

defined('ABSPATH') || exit;

/** Whether the theme's copies of WooCommerce's templates are of today: old ones lack what scripts look for. */
final class TemplatesCheck implements Check
{
    /** Of all that may be copied, what the cart, lists and products are shown with. */
    private const TEMPLATES = [
        'cart/cart.php', 'cart/cart-empty.php', 'cart/mini-cart.php', 'checkout/form-checkout.php',
        'global/quantity-input.php', 'loop/add-to-cart.php', 'loop/orderby.php', 'notices/error.php',
        'notices/notice.php', 'notices/success.php', 'single-product/add-to-cart/simple.php',
        'single-product/add-to-cart/variable.php', 'single-product/product-image.php',
    ];

    /** @param string $folder Of WooCommerce's own templates, with a slash; empty without a shop. */
    public function __construct(private readonly string $folder) {}

    public function name(): string
    {
        return 'templates';
    }

    public function title(): string
    {
        return __('Shop templates of the theme', 'mullion');
    }

    public function run(): Finding
    {
        $old = $this->folder === '' ? [] : array_filter(self::TEMPLATES, $this->isOld(...));
        if ($old === []) {
            return new Finding(Verdict::Good, __('The theme has no outdated template of the shop', 'mullion'));
        }
        return new Finding(
            Verdict::Recommended,
            /* translators: %s: files. */
            sprintf(__('The theme’s copies of shop templates are outdated: %s', 'mullion'), implode(', ', $old)),
            __('Ask the theme’s author for an update; buttons and notices may not work in these places.', 'mullion'),
        );
    }

    private function isOld(string $template): bool
    {
        $copy = locate_template("woocommerce/{$template}");
        return $copy !== '' && version_compare(self::version($copy), self::version($this->folder . $template), '<');
    }

    /** Of the comment at the top of each template; nothing is newer than none. */
    private static function version(string $file): string
    {
        $top = is_file($file) ? (string) file_get_contents($file, length: 8192) : '';
        return preg_match('/@version\s+([\d.]+)/', $top, $found) === 1 ? $found[1] : '0';
    }
}
