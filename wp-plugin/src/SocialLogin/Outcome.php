<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

defined('ABSPATH') || exit;

/** What becomes of someone whom a provider has named. */
enum Outcome
{
    case LogIn;
    case Register;
    case Connect;
    case AlreadyConnected;
    /** An account has the verified address: its owner has to show that it is theirs. */
    case Confirm;
    /** There is no address that the provider vouches for: it has to be proved by mail. */
    case AskAddress;
    case RefusePrivileged;
    case RefuseClosed;
    case RefuseElsewhere;

    /**
     * The whole table of decisions.
     *
     * @param bool $isConnecting  Someone who is logged in connects a provider to their account.
     * @param int  $current       Who is logged in and asked for it; 0 for nobody.
     * @param int  $connected     The account to which this identity is connected; 0 for none.
     * @param bool $isVerified    Whether there is an address that the provider says is verified.
     * @param int  $owner         The account that has this address; 0 for none. Asked only for verified addresses.
     * @param bool $isForbidden   Whether the account in question has rights that may not be entered this way.
     * @param bool $mayRegister   Whether new accounts may be opened.
     */
    public static function of(
        bool $isConnecting,
        int $current,
        int $connected,
        bool $isVerified,
        int $owner,
        bool $isForbidden,
        bool $mayRegister,
    ): self {
        if ($isConnecting) {
            return match (true) {
                $current === 0 => self::RefuseElsewhere,
                $connected !== 0 && $connected !== $current => self::RefuseElsewhere,
                $isForbidden => self::RefusePrivileged,
                $connected === $current => self::AlreadyConnected,
                default => self::Connect,
            };
        }
        return match (true) {
            $connected !== 0 => $isForbidden ? self::RefusePrivileged : self::LogIn,
            !$isVerified => self::AskAddress,
            $owner !== 0 => $isForbidden ? self::RefusePrivileged : self::Confirm,
            default => $mayRegister ? self::Register : self::RefuseClosed,
        };
    }

    public function problem(): ?Problem
    {
        return match ($this) {
            self::RefusePrivileged => Problem::Privileged,
            self::RefuseClosed => Problem::Closed,
            self::RefuseElsewhere => Problem::Elsewhere,
            default => null,
        };
    }
}
