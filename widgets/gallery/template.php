<?php

/**
 * Gallery: a strip of pictures that scrolls and snaps, each a link to the full picture.
 *
 * @var array{
 *     label: string,
 *     enlarge: string,
 *     images: list<array{
 *         src: string, full: string, alt: string, width: int, height: int,
 *         thumb?: string, caption?: string, srcset?: string, sizes?: string, priority?: string,
 *     }>,
 * } $props
 */

use Mullion\Widgets\Markup;

defined('ABSPATH') || exit;
?>
<div class="mullion-gallery__strip">
    <?php foreach ($props['images'] as $index => $image) :
        $link = Markup::attributes([
            'href' => esc_url($image['full']),
            'data-replay' => true,
            // A picture without a text of its own leaves the link without a name.
            'aria-label' => $image['alt'] === '' ? $props['enlarge'] : null,
        ]);
        $picture = Markup::attributes([
            'src' => esc_url($image['src']),
            'srcset' => $image['srcset'] ?? null,
            'sizes' => $image['sizes'] ?? null,
            'alt' => $image['alt'],
            'width' => $image['width'],
            'height' => $image['height'],
            'data-caption' => $image['caption'] ?? null,
            ...Markup::loading([
                'width' => $image['width'],
                'height' => $image['height'],
                'fetchpriority' => $index === 0 && ($image['priority'] ?? 'high') === 'high' ? 'high' : null,
                'loading' => $index === 0 ? null : 'lazy',
            ]),
        ]);
        ?>
        <div class="mullion-gallery__slide" data-thumb="<?php echo esc_url($image['thumb'] ?? $image['src']); ?>">
            <a<?php echo $link; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup. ?>>
                <img<?php echo $picture; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup. ?>>
            </a>
        </div>
    <?php endforeach; ?>
</div>
