<?php

declare(strict_types=1);

namespace Mullion\Tests\Widgets;

use Mullion\Widgets\DataAttributes;
use Mullion\Widgets\Markup;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What a template is called with reaches the browser as the script reads it. */
final class DataAttributesTest extends TestCase
{
    private const DECLARED = [
        'data-until' => ['prop' => 'until', 'kind' => 'text'],
        'data-ended-hide' => ['prop' => 'ended_hide', 'kind' => 'flag'],
        'data-arrows' => ['prop' => 'arrows', 'kind' => 'optional-flag'],
        'data-pause' => ['prop' => 'pause', 'kind' => 'integer'],
    ];

    /** @param array<string, mixed> $props */
    #[DataProvider('props')]
    public function testAPropIsWrittenAsItsAttributeIsRead(array $props, string $html): void
    {
        self::assertSame($html, Markup::attributes(DataAttributes::of(self::DECLARED, $props)));
    }

    /** @return array<string, array{array<string, mixed>, string}> */
    public static function props(): array
    {
        return [
            'text, escaped' => [['until' => '"2027"'], ' data-until="&quot;2027&quot;"'],
            'a number, also zero' => [['pause' => 0], ' data-pause="0"'],
            'a flag that is on' => [['ended_hide' => true], ' data-ended-hide'],
            'a flag that is off' => [['ended_hide' => false], ''],
            'what a preset would decide, on' => [['arrows' => true], ' data-arrows="true"'],
            'what a preset would decide, off' => [['arrows' => false], ' data-arrows="false"'],
            'nothing given' => [[], ''],
            'nothing meant' => [['until' => '', 'arrows' => null], ''],
            'nonsense' => [['until' => ['a'], 'pause' => new \stdClass(), 'arrows' => 'yes', 'ended_hide' => 1], ''],
            'a prop that no attribute has' => [['label' => 'x'], ''],
        ];
    }

    public function testEveryDeclaredPropIsThereForTheTemplate(): void
    {
        $props = ['until' => null, 'ended_hide' => null, 'arrows' => null, 'pause' => null];
        self::assertSame($props, DataAttributes::absent(self::DECLARED));
    }
}
