<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use Mullion\Session\MergedSessions;
use Mullion\Session\SessionHandler;
use Mullion\Site\Features;
use Mullion\Site\Settings;

/** When our handler keeps the sessions, and when another one does. */
final class MergedSessionsTest extends WordPressTestCase
{
    public function testItFitsThisShopAndStepsAsideForAnotherHandler(): void
    {
        $sessions = new MergedSessions(new Features(new Settings()));

        self::assertTrue(MergedSessions::fits());
        self::assertSame(SessionHandler::class, $sessions->handler('WC_Session_Handler'));
        self::assertSame('Other\Handler', $sessions->handler('Other\Handler'));
        add_filter('mullion_enabled', static fn(bool $isOn, string $name): bool => $isOn && $name !== 'session', 10, 2);
        self::assertSame('WC_Session_Handler', $sessions->handler('WC_Session_Handler'));
    }
}
