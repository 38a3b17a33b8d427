<?php

declare(strict_types=1);

namespace Mullion\Tests\SocialLogin;

use Mullion\Endpoint\RateLimit;
use Mullion\SocialLogin\AccountSection;
use Mullion\SocialLogin\Answer;
use Mullion\SocialLogin\Buttons;
use Mullion\SocialLogin\Discovery;
use Mullion\SocialLogin\Endpoint;
use Mullion\SocialLogin\Http;
use Mullion\SocialLogin\OncePerForm;
use Mullion\SocialLogin\Options;
use Mullion\SocialLogin\Page;
use Mullion\SocialLogin\ProofPages;
use Mullion\SocialLogin\Providers;
use Mullion\Tests\Graph;
use Mullion\Tests\World\Answered;
use Mullion\Tests\World\Response;
use Mullion\Tests\World\Site;

/** The pages and redirects of a login, with Facebook and Zalo set up: their addresses need no discovery. */
abstract class PageTestCase extends LoginTestCase
{
    protected Providers $providers;
    protected Page $page;
    protected Answer $answer;
    protected Endpoint $endpoint;
    protected AccountSection $section;
    protected Buttons $buttons;

    protected function setUp(): void
    {
        parent::setUp();
        $own = ['id' => 'client', 'secret' => 's3cret'];
        Site::$options['mullion_social_login'] = ['facebook' => $own, 'zalo' => $own];
        $manifest = $this->build(['widgets' => ['social-login' => ['js' => 'login-1.js', 'css' => 'login-1.css', 'moment' => 'idle', 'imports' => []]]]);
        $http = new Http();
        $this->providers = new Providers(new Options(), $http, new Discovery($http));
        $this->page = new Page($manifest);
        $this->answer = new Answer($this->page);
        $pages = new ProofPages($this->proof, $this->providers, $this->settlement, $this->answer, $this->page);
        $this->endpoint = new Endpoint($this->providers, $this->tickets, $this->settlement, $pages, $this->answer, new RateLimit());
        $this->section = new AccountSection($this->connections, $this->providers, $this->endpoint, $this->answer);
        $this->buttons = new Buttons($this->providers, new Options(), (new Graph($manifest))->renderer(), $manifest, new OncePerForm());
    }

    /** What becomes of a request; the browser keeps its cookies. @param array<string, mixed> $query @param array<string, string>|null $form */
    protected function visit(array $query, ?array $form = null): Answered
    {
        Response::keepCookies();
        [$_GET, $_POST] = [$query, $form ?? []];
        $_SERVER['REQUEST_METHOD'] = $form === null ? 'GET' : 'POST';
        return self::answerTo($this->endpoint->handle(...));
    }

    /** The query of an address. @return array<string, mixed> */
    protected static function queryOf(string $address): array
    {
        parse_str((string) parse_url($address, PHP_URL_QUERY), $query);
        return $query;
    }

    /** Why a login was refused, as the login page is told; null where it was not. */
    protected static function failed(Answered $answer): ?string
    {
        return self::queryOf($answer->location)['mullion-login-failed'] ?? null;
    }

    /** What the page that opened the popup is told. @return array<string, mixed> */
    protected static function reported(Answered $answer): array
    {
        self::assertSame(1, preg_match('#id="mullion-login-result">(.*?)</script>#', $answer->body, $match), $answer->body);
        return json_decode($match[1] ?? '', true);
    }
}
