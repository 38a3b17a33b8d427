<?php

declare(strict_types=1);

namespace Mullion\Tests\Admin;

use Mullion\Admin\Tab;
use Mullion\Admin\TabHelp;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Site;

/** WordPress's "Help" speaks of the tab that is shown. */
final class TabHelpTest extends PluginTestCase
{
    protected function tearDown(): void
    {
        unset($_GET['tab']);
        parent::tearDown();
    }

    public function testEachTabHasHelpOfItsOwnAndWhatGoesForAll(): void
    {
        $said = [];
        foreach (Tab::cases() as $tab) {
            [$own, $code] = $this->helpOf($tab);
            self::assertSame("mullion-{$tab->value}", $own['id']);
            self::assertSame($tab === Tab::Overview ? 'Where to begin' : $tab->label(), $own['title']);
            self::assertSame('mullion-code', $code['id']);
            $said[] = $own['content'];
        }

        self::assertSame($said, array_unique($said));
    }

    /** @return list<array{id: string, title: string, content: string}> */
    private function helpOf(Tab $tab): array
    {
        Site::$help = [];
        $_GET['tab'] = $tab->value;
        (new TabHelp())->add();
        return Site::$help;
    }
}
