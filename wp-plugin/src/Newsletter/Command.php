<?php

declare(strict_types=1);

namespace Mullion\Newsletter;

use Mullion\Cli\Console;
use Mullion\Cli\Help;
use Mullion\Cli\WpCli;

defined('ABSPATH') || exit;

/** `wp mullion newsletter list|export|delete`. */
final class Command
{
    public function __construct(
        private readonly Store $store,
        private readonly Links $links,
    ) {}

    public function add(): void
    {
        WpCli::group('mullion newsletter', 'Lists, exports and deletes subscribers.');
        $states = array_column(Status::cases(), 'value');
        $list = Help::of('Lists subscribers, newest first.')
            ->option('search', 'A part of the address.')
            ->option('status', 'Those alone that stand there.', choices: $states)
            ->option('limit', 'How many at most.', '100')
            ->format();
        WpCli::add('mullion newsletter list', $list, fn(Console $console, array $_, array $options)
            => $this->list($console, $options));
        $export = Help::of('Prints the list as CSV, as the export of the administration has it.');
        WpCli::add('mullion newsletter export', $export, fn(Console $console) => $this->export($console));
        $delete = Help::of('Deletes addresses for good.')
            ->argument('email', 'One or more addresses.', isRepeating: true)
            ->flag('yes', 'Without being asked again.');
        WpCli::add('mullion newsletter delete', $delete, fn(Console $console, array $emails, array $options)
            => $this->delete($console, $emails, isset($options['yes'])));
    }

    /**
     * Prints a row for each subscriber, newest first.
     *
     * @param array<mixed> $options `search`, `status`, `limit` (100), `format`.
     */
    public function list(Console $console, array $options): void
    {
        $status = self::option($options, 'status');
        $limit = self::option($options, 'limit');
        $count = ctype_digit($limit) ? max(1, (int) $limit) : 100;
        $search = self::option($options, 'search');
        $rows = array_map(static fn(Subscriber $subscriber): array => [
            'id' => (string) $subscriber->id,
            'email' => $subscriber->email,
            'status' => $subscriber->status->value,
            'since' => gmdate('Y-m-d H:i', $subscriber->created),
        ], array_values($this->store->page($search, 0, $count, Status::tryFrom($status))));
        $console->table($rows, ['id', 'email', 'status', 'since'], $options);
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
