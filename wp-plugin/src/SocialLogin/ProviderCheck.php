<?php

declare(strict_types=1);

namespace Mullion\SocialLogin;

use Mullion\Admin\Check;
use Mullion\Admin\CheckResult;
use Mullion\Admin\Tab;

defined('ABSPATH') || exit;

/** Whether what is set for a provider can work, as far as a server can find out without a person who logs in. */
final class ProviderCheck implements Check
{
    public function __construct(private readonly Options $options) {}

    public function tab(): Tab
    {
        return Tab::SocialLogin;
    }

    public function name(): string
    {
        return 'login';
    }

    public function title(): string
    {
        return __('Try the providers', 'mullion');
    }

    public function description(): string
    {
        return __(
            'Asks each provider what can be asked before somebody logs in. Save first: what is saved is tried.',
            'mullion',
        );
    }

    public function targets(): array
    {
        $targets = [];
        foreach (Providers::NAMES as $id => $name) {
            /* translators: %s: Google, Facebook … */
            $targets[$id] = sprintf(__('Try %s', 'mullion'), $name);
        }
        return $targets;
    }

    public function run(string $target): CheckResult
    {
        $name = Providers::NAMES[$target];
        $fault = $this->missing($target);
        if ($fault !== '') {
            return new CheckResult(false, "{$name}: {$fault}");
        }
        try {
            return new CheckResult(true, "{$name}: " . $this->asked($target));
        } catch (LoginError $error) {
            return new CheckResult(false, "{$name}: " . $this->remedy($target, $error));
        }
    }

    /** What has to be set first; empty where nothing is missing. */
    private function missing(string $id): string
    {
        return match (true) {
            $this->options->clientId($id) === '' => __('no client ID is saved. Enter it above.', 'mullion'),
            $id === 'oidc' && $this->options->issuer() === '' => __('no issuer is saved. Enter it above.', 'mullion'),
            $id !== 'oidc' && $this->options->secret($id) === ''
                => __('no client secret is saved. Enter it above.', 'mullion'),
            default => '',
        };
    }

    /** @return string What was found to be good, and what was not tried. */
    private function asked(string $id): string
    {
        $http = new Http();
        $providers = new Providers($this->options, $http, new Discovery($http));
        if ($id === 'facebook') {
            $providers->askForAppToken();
            return __('it knows client ID and secret. The callback address shows at the first login.', 'mullion');
        }
        if ($id === 'zalo') {
            return __('ID and secret are saved. Zalo says nothing about them before somebody logs in.', 'mullion');
        }
        $issuer = $id === 'google' ? Providers::GOOGLE : $this->options->issuer();
        $keys = (new Discovery($http))->ask($issuer);
        /* translators: %d: a number. */
        $text = __('it answers with its addresses and keys (%d). ID and secret show at the first login.', 'mullion');
        return sprintf($text, $keys);
    }

    private function remedy(string $id, LoginError $error): string
    {
        $what = match (true) {
            $error->problem === Problem::Refused && $id === 'facebook'
                => __('it refuses client ID and secret. Copy both anew from its console.', 'mullion'),
            $id === 'oidc' => __('compare the issuer with its discovery document, to the letter.', 'mullion'),
            default => __('does this server reach the internet? Ask your host, and try again in a minute.', 'mullion'),
        };
        return rtrim($error->getMessage(), '.') . '. ' . ucfirst($what);
    }
}
