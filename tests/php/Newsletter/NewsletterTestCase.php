<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Attribution\Origin;
use Mullion\Endpoint\RateLimit;
use Mullion\Newsletter\Consent;
use Mullion\Newsletter\Links;
use Mullion\Newsletter\Mails;
use Mullion\Newsletter\Options;
use Mullion\Newsletter\Subscriber;
use Mullion\Newsletter\Subscribers;
use Mullion\Newsletter\SubscribersTable;
use Mullion\Newsletter\Subscription;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** A site with a newsletter, whose list is empty. */
abstract class NewsletterTestCase extends PluginTestCase
{
    protected const NOW = 1_795_000_000;

    protected Subscribers $list;
    protected Subscription $subscription;

    /** @var list<string> What others were told: event, address and status. */
    protected array $events = [];

    protected function setUp(): void
    {
        parent::setUp();
        SubscribersTable::install();
        RateLimit::install();
        Site::$options['blogname'] = 'Cửa Việt';
        $_SERVER['REMOTE_ADDR'] = '203.0.113.9';
        $this->events = [];
        $this->list = new Subscribers();
        $this->subscription = new Subscription($this->list, new Mails(Links::ofSite()), new Options(), new RateLimit());
        foreach (['subscribed', 'confirmed', 'unsubscribed'] as $event) {
            add_action("mullion_newsletter_{$event}", function (array $details) use ($event): void {
                $this->events[] = "{$event} {$details['email']} {$details['status']}";
            });
        }
    }

    /** @param array<string, string> $origin */
    protected static function consent(string $text = 'Tôi đồng ý', int $time = self::NOW, array $origin = []): Consent
    {
        return new Consent($text, 'https://shop.example/lien-he/', 'hash', $time, Origin::of($origin));
    }

    protected function subscriber(string $email): Subscriber
    {
        return $this->list->byEmail($email) ?? self::fail("{$email} is not in the list.");
    }

    /** An address that has confirmed. */
    protected function confirmed(string $email, ?Consent $consent = null): Subscriber
    {
        $this->list->add($email, $consent ?? self::consent());
        $this->list->confirm($this->subscriber($email)->id, self::NOW);
        return $this->subscriber($email);
    }
}
