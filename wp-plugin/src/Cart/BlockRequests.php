<?php

declare(strict_types=1);

namespace Mullion\Cart;

defined('ABSPATH') || exit;

/**
 * Answers an add of a block's that the cart holds already with the cart as it is: the browser sends it again when its
 * page was left, and the first one may come later still.
 */
final class BlockRequests
{
    private const ADD = '#^/wc/store(?:/v\d+)?/cart/add-item$#D';

    /** Judged once, as a whole: the first item of a batch puts the names of all in the log. */
    private ?bool $isRepeated = null;

    public function __construct(private readonly RequestLog $log) {}

    /**
     * Whether it adds to the cart.
     *
     * @phpstan-assert-if-true \WP_REST_Request $request
     */
    public static function isAdd(mixed $request): bool
    {
        return $request instanceof \WP_REST_Request && preg_match(self::ADD, $request->get_route()) === 1;
    }

    /**
     * Hooked to `rest_dispatch_request`, which is asked for each item of a batch.
     *
     * @param mixed $response Null where nobody has answered.
     */
    public function answer(mixed $response, mixed $request): mixed
    {
        // A cart that a token names is in another session.
        if ($response !== null || !self::isAdd($request) || $request->get_header('Cart-Token') !== null) {
            return $response;
        }
        $this->isRepeated ??= $this->log->isRepeated();
        return $this->isRepeated ? rest_do_request('/wc/store/v1/cart') : $response;
    }
}
