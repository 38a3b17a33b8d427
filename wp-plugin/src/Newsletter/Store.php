<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/** What the owner's tools need of the list: the page, the export, the command line. */
interface Store
{
    /** @return list<Subscriber> Newest first; those whose address holds `$search`. */
    public function page(string $search, int $from, int $count, ?Status $status = null): array;

    /** @return list<Subscriber> In the order of their ids, above `$after`: for going through all of them. */
    public function after(int $after, int $count): array;

    public function count(string $search, ?Status $status = null): int;

    public function byEmail(string $email): ?Subscriber;

    public function delete(int $id): bool;
}
