<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

/** Which of our blocks WordPress knows. */
trait OwnBlocks
{
    /** They are registered when the first is about to be rendered; the next test begins without them. */
    protected function tearDown(): void
    {
        array_map(unregister_block_type(...), array_keys(self::registered()));
        parent::tearDown();
    }

    /** @return array<string, \WP_Block_Type> */
    private static function registered(): array
    {
        $all = \WP_Block_Type_Registry::get_instance()->get_all_registered();
        return array_filter($all, static fn(string $name): bool => str_starts_with($name, 'mullion/'), ARRAY_FILTER_USE_KEY);
    }
}
