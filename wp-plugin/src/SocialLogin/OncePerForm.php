<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/**
 * Lets a form have the buttons once, whoever prints them: our hook at its end, a theme's on the same hook, or the
 * theme's template of the form.
 */
final class OncePerForm
{
    private bool $isInForm = false;
    private bool $isTaken = false;

    /** Hooked to the starts of WooCommerce's login and registration forms. */
    public function begin(): void
    {
        $this->isInForm = true;
        $this->isTaken = false;
    }

    /** Hooked to their ends, behind everybody else. */
    public function end(): void
    {
        $this->isInForm = false;
    }

    /** Whether whoever asks may print them here; the first in a form may, and everybody outside of one. */
    public function claim(): bool
    {
        $isFree = !$this->isInForm || !$this->isTaken;
        $this->isTaken = true;
        return $isFree;
    }
}
