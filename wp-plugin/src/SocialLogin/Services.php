<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Assets\Manifest;
use Mullion\Endpoint\RateLimit;
use Mullion\Widgets\WidgetRenderer;

defined('ABSPATH') || exit;

/** The part's objects: all are built when the first is asked for, which most pages never do. */
final class Services
{
    private function __construct(
        public readonly Endpoint $endpoint,
        public readonly Settlement $settlement,
        public readonly Buttons $buttons,
        public readonly AccountSection $account,
    ) {}

    public static function build(
        WidgetRenderer $renderer,
        Manifest $manifest,
        RateLimit $limit,
        OncePerForm $once,
    ): self {
        $options = new Options();
        $http = new Http();
        $providers = new Providers($options, $http, new Discovery($http));
        $connections = new Connections();
        $tickets = new Tickets();
        $page = new Page($manifest);
        $answer = new Answer($page);
        $proof = new Proof($tickets, $limit);
        $accounts = new Accounts($options);
        $settlement = new Settlement($accounts, $connections, $proof, new Claim($connections, $accounts));
        $pages = new ProofPages($proof, $providers, $settlement, $answer, $page);
        $endpoint = new Endpoint($providers, $tickets, $settlement, $pages, $answer, $limit);
        $buttons = new Buttons($providers, $options, $renderer, $manifest, $once);
        $account = new AccountSection($connections, $providers, $endpoint, $answer);
        return new self($endpoint, $settlement, $buttons, $account);
    }
}
