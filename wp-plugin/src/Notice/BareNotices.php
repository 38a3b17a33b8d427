<?php

declare(strict_types=1);

namespace Mullion\Notice;

use Mullion\Assets\PageKind;
use Mullion\Site\Part;

defined('ABSPATH') || exit;

/**
 * Has a message that the shop prints without its wrapper taken over as well: order tracking, an order that cannot be
 * paid. The count of a list, an alert too, is a `<p>`. A product's page, which tells its scripts most, has none.
 */
final class BareNotices implements Part
{
    private const WRAPPER = '.woocommerce-notices-wrapper';
    private const BARE = '.woocommerce > [role="alert"]:not(p)';

    public function name(): string
    {
        return 'scroll-to-notices';
    }

    public function title(): ?string
    {
        return null;
    }

    public function register(): void
    {
        add_filter('mullion_aliases', [$this, 'alias']);
    }

    /** Hooked to `mullion_aliases`. */
    public function alias(mixed $aliases): mixed
    {
        if (!is_array($aliases) || !isset($aliases[self::WRAPPER]) || PageKind::isAny(['product'])) {
            return $aliases;
        }
        return $aliases + [self::BARE => ['widget' => $this->name()]];
    }
}
