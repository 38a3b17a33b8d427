<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** What a theme's author is told by WordPress where WP_DEBUG is on. */
final class TemplateTagsTest extends WordPressTestCase
{
    public function testNamesThatAreNoneAreTold(): void
    {
        $told = [];
        add_filter('doing_it_wrong_trigger_error', '__return_false');
        add_action('doing_it_wrong_run', static function (string $function, string $message) use (&$told): void {
            $told[] = "{$function}: " . html_entity_decode($message, ENT_QUOTES);
        }, 10, 2);

        mullion_expect(['slider', 'slidder', 'tabs']);
        mullion_render('countdown', ['until' => '2027-01-01', 'lable' => 'Đến']);

        self::assertCount(2, $told);
        self::assertStringStartsWith('mullion_expect: There is no widget called "slidder". Did you mean "slider"? There are: ', $told[0]);
        self::assertStringStartsWith('mullion_render: The widget "countdown" has no prop "lable". Did you mean "label"? There are: ', $told[1]);
    }

    /** One in the footer and one on the page: a label leads to its own field. */
    public function testASecondFormOfThePageHasAnotherId(): void
    {
        $ids = [];
        foreach (['', '', 'Cuối trang'] as $title) {
            preg_match('#<form [^<>]*\bid="([^"]+)".* for="\1-email".* id="\1-email"#s', mullion_render('newsletter', ['title' => $title]), $match);
            $ids[] = $match[1] ?? '';
        }

        self::assertNotContains('', $ids);
        self::assertCount(3, array_unique($ids));
        self::assertStringContainsString(' id="own"', mullion_render('newsletter', ['id' => 'own']));
    }
}
