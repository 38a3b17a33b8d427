<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Endpoint\Reply;
use Mullion\Endpoint\Visitor;

defined('ABSPATH') || exit;

/**
 * Gives a fresh token to a form that comes out of a cache. It mints this one token only, which lets
 * anyone do what anyone may do: never a nonce that guards something else.
 */
final class TokenEndpoint
{
    /** A name that ad blockers have nothing against. */

    public function __construct(
        private readonly Token $token,
        private readonly VisitorCookie $cookie,
    ) {}

    public function handle(): never
    {
        if (Visitor::isFromElsewhere()) {
            Reply::failure(403, 'foreign', __('The form was sent from another site.', 'mullion'));
        }
        // `wait`: seconds until the token counts.
        Reply::success(['token' => $this->token->forVisitor(time(), $this->cookie->ensure()), 'wait' => Token::WAIT]);
    }
}
