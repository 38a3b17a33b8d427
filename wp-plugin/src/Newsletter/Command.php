<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

defined('ABSPATH') || exit;

/** `wp mullion newsletter list|export|delete`; what they say is for the one who runs the site, in English. */
final class Command
{
    public function __construct(
        private readonly Store $store,
        private readonly Links $links,
    ) {}

    /**
     * Prints a line for each subscriber, newest first.
     *
     * @param array<mixed> $options `search`, `status`, `limit` (100).
     */
    public function list(Console $console, array $options): void
    {
        $status = self::option($options, 'status');
        if ($status !== '' && Status::tryFrom($status) === null) {
            $known = implode(', ', array_column(Status::cases(), 'value'));
            $console->error("There is no status \"{$status}\". Use one of {$known}.");
            return;
        }
        $limit = self::option($options, 'limit');
        $count = ctype_digit($limit) ? max(1, (int) $limit) : 100;
        $search = self::option($options, 'search');
        foreach ($this->store->page($search, 0, $count, Status::tryFrom($status)) as $subscriber) {
            $date = gmdate('Y-m-d H:i', $subscriber->created);
            $console->line("{$subscriber->id}\t{$subscriber->email}\t{$subscriber->status->value}\t{$date}");
        }
    }

    /** Prints the list as the export of the admin has it. */
    public function export(Console $console): void
    {
        foreach ((new Export($this->store, $this->links))->lines() as $line) {
            $console->line(rtrim($line, "\r\n"));
        }
    }

    /**
     * Deletes addresses for good.
     *
     * @param list<string> $emails
     */
    public function delete(Console $console, array $emails, bool $isSure): void
    {
        if ($emails === []) {
            $console->error('Say which addresses: wp mullion newsletter delete a@example.com b@example.com');
            return;
        }
        if (!$isSure && !$console->confirm(sprintf('Delete %d for good?', count($emails)))) {
            return;
        }
        foreach ($emails as $email) {
            $subscriber = $this->store->byEmail($email);
            $isGone = $subscriber !== null && $this->store->delete($subscriber->id);
            $console->line(($isGone ? 'Deleted: ' : 'Not in the list: ') . $email);
        }
    }

    /** @param array<mixed> $options */
    private static function option(array $options, string $name): string
    {
        return is_scalar($options[$name] ?? null) ? (string) $options[$name] : '';
    }
}
