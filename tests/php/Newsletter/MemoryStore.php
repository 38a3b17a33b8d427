<?php

declare(strict_types=1);

namespace Mullion\Tests\Newsletter;

use Mullion\Attribution\Origin;
use Mullion\Newsletter\Status;
use Mullion\Newsletter\Store;
use Mullion\Newsletter\Subscriber;

/** A list without a database. */
final class MemoryStore implements Store
{
    /** @param array<int, Subscriber> $subscribers By id. */
    public function __construct(private array $subscribers = []) {}

    public static function of(string ...$emails): self
    {
        $subscribers = [];
        foreach (array_values($emails) as $at => $email) {
            $id = $at + 1;
            $subscribers[$id] = new Subscriber($id, $email, $id % 2 === 1 ? Status::Confirmed : Status::Pending, 's', 'Đồng ý', 'v', '/', 86400 * $id, 0, 0, Origin::unknown());
        }
        return new self($subscribers);
    }

    public function page(string $search, int $from, int $count, ?Status $status = null): array
    {
        return array_slice(array_reverse($this->found($search, $status)), $from, $count);
    }

    public function after(int $after, int $count): array
    {
        return array_slice(array_values(array_filter($this->subscribers, static fn(Subscriber $one): bool => $one->id > $after)), 0, $count);
    }

    public function count(string $search, ?Status $status = null): int
    {
        return count($this->found($search, $status));
    }

    public function byEmail(string $email): ?Subscriber
    {
        return array_values(array_filter($this->subscribers, static fn(Subscriber $one): bool => $one->email === $email))[0] ?? null;
    }

    public function delete(int $id): bool
    {
        $isThere = isset($this->subscribers[$id]);
        unset($this->subscribers[$id]);
        return $isThere;
    }

    /** @return list<Subscriber> */
    private function found(string $search, ?Status $status): array
    {
        $isFound = static fn(Subscriber $one): bool => str_contains($one->email, $search) && ($status === null || $one->status === $status);
        return array_values(array_filter($this->subscribers, $isFound));
    }
}
