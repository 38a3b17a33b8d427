<?php

declare(strict_types=1);

/** A database in memory that takes the MySQL which the plugin speaks. */
class wpdb
{
    public string $prefix = 'wp_';
    public string $base_prefix = 'wp_';
    public string $options = 'wp_options';
    public string $posts = 'wp_posts';
    public string $usermeta = 'wp_usermeta';

    /** @var list<string> What was asked, in order. */
    public array $asked = [];

    /** @var array<string, Closure> What another request does just before the next statement that begins so. */
    public array $meanwhile = [];

    /** Whether other requests have all locks. */
    public bool $isLocked = false;

    /** @var list<int> How long each lock was waited for. */
    public array $waits = [];

    private ?PDO $pdo = null;

    public function prepare(string $sql, mixed ...$values): string
    {
        return (string) preg_replace_callback('/%[ids]/', function (array $match) use (&$values): string {
            $value = array_shift($values);
            return match ($match[0]) {
                '%i' => '`' . str_replace('`', '``', (string) $value) . '`',
                '%d' => (string) (int) $value,
                default => $this->pdo()->quote((string) $value),
            };
        }, $sql);
    }

    public function query(string $sql): int|false
    {
        return $this->run($sql)?->rowCount() ?? false;
    }

    public function get_var(?string $sql): ?string
    {
        $value = $this->run((string) $sql)?->fetchColumn();
        return is_string($value) ? $value : null;
    }

    public function get_row(?string $sql, string $output = 'OBJECT'): object|array|null
    {
        $row = $this->get_results($sql, 'ARRAY_A')[0] ?? null;
        return $row === null || $output === 'ARRAY_A' ? $row : (object) $row;
    }

    /** @return list<array<string, string|null>> */
    public function get_results(?string $sql, string $output = 'ARRAY_A'): array
    {
        return $this->run((string) $sql)?->fetchAll(PDO::FETCH_ASSOC) ?: [];
    }

    /** @param array<string, string|int> $data */
    public function insert(string $table, array $data): int|false
    {
        $values = implode(', ', array_map($this->value(...), $data));
        return $this->query("INSERT INTO `{$table}` (" . implode(', ', array_keys($data)) . ") VALUES ({$values})");
    }

    /** @param array<string, string|int> $data @param array<string, string|int> $where */
    public function update(string $table, array $data, array $where): int|false
    {
        return $this->query("UPDATE `{$table}` SET {$this->pairs($data, ', ')} WHERE {$this->pairs($where, ' AND ')}");
    }

    /** @param array<string, string|int> $where */
    public function delete(string $table, array $where): int|false
    {
        return $this->query("DELETE FROM `{$table}` WHERE {$this->pairs($where, ' AND ')}");
    }

    public function esc_like(string $text): string
    {
        return addcslashes($text, '_%\\');
    }

    public function get_charset_collate(): string
    {
        return 'DEFAULT CHARACTER SET utf8mb4';
    }

    /** @return bool Whether there is such a table. */
    public function has(string $table): bool
    {
        return $this->get_var("SELECT name FROM sqlite_master WHERE name = '{$this->prefix}{$table}'") !== null;
    }

    private function run(string $sql): ?PDOStatement
    {
        $this->asked[] = $sql;
        foreach ($this->meanwhile as $start => $other) {
            if (str_starts_with($sql, $start)) {
                unset($this->meanwhile[$start]);
                $other();
            }
        }
        $translated = strtr($sql, [
            'SHOW TABLES LIKE' => 'SELECT name FROM sqlite_master WHERE name LIKE',
            'INSERT IGNORE' => 'INSERT OR IGNORE',
            'ON DUPLICATE KEY UPDATE' => 'ON CONFLICT DO UPDATE SET',
        ]);
        $translated = preg_replace("/LIKE ('(?:[^']|'')*')/", "LIKE $1 ESCAPE '\\'", $translated);
        try {
            return $this->pdo()->query((string) $translated) ?: null;
        } catch (PDOException $error) {
            // As wpdb: it says so in the log and gives false. A table that isn't there is a fault of the test.
            return str_contains($error->getMessage(), 'UNIQUE') ? null : throw $error;
        }
    }

    private function pdo(): PDO
    {
        if ($this->pdo === null) {
            $this->pdo = new PDO('sqlite::memory:', options: [PDO::ATTR_STRINGIFY_FETCHES => true]);
            foreach (['', '2_', '3_'] as $site) {
                $this->pdo->exec("CREATE TABLE wp_{$site}options (option_name PRIMARY KEY, option_value)");
            }
            $this->pdo->sqliteCreateFunction('MD5', md5(...), 1);
            $this->pdo->sqliteCreateFunction('IF', static fn(mixed $is, mixed $then, mixed $else): mixed => $is ? $then : $else, 3);
            $this->pdo->sqliteCreateFunction('GET_LOCK', function (string $name, int $seconds): int {
                $this->waits[] = $seconds;
                return (int) !$this->isLocked;
            }, 2);
            $this->pdo->sqliteCreateFunction('RELEASE_LOCK', static fn(): int => 1, 1);
        }
        return $this->pdo;
    }

    private function value(string|int $value): string
    {
        return is_int($value) ? (string) $value : $this->pdo()->quote($value);
    }

    /** @param array<string, string|int> $data */
    private function pairs(array $data, string $between): string
    {
        $pair = fn(string $name): string => "{$name} = {$this->value($data[$name])}";
        return implode($between, array_map($pair, array_keys($data)));
    }
}
