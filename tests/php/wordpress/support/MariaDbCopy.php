<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use mysqli;

/** A copy of a database of the stack's MariaDB, on the same server; the site itself stands still meanwhile. */
final class MariaDbCopy
{
    private readonly string $name;

    /** @var array<string, string> What makes each table anew, by its name. */
    private array $tables = [];

    public function __construct(
        private readonly string $socket,
        private readonly string $from,
    ) {
        $this->name = "{$from}_phpunit_" . getmypid();
    }

    public function make(): void
    {
        $this->rebuild();
        define('DB_NAME', $this->name);
    }

    public function renew(): void
    {
        $server = $this->connect();
        $server->select_db($this->name);
        if (self::tables($server) !== $this->tables) {
            $server->close();
            $this->rebuild();
            return;
        }
        $server->begin_transaction();
        foreach (array_keys($this->tables) as $table) {
            $server->query("DELETE FROM `{$table}`");
            $server->query("INSERT INTO `{$table}` SELECT * FROM `{$this->from}`.`{$table}`");
        }
        $server->commit();
        $server->close();
    }

    public function opened(\wpdb $wpdb): void {}

    public function remove(): void
    {
        $this->connect()->query("DROP DATABASE IF EXISTS `{$this->name}`");
    }

    /** A test may have dropped a table, or made one. */
    private function rebuild(): void
    {
        $server = $this->connect();
        $server->query("DROP DATABASE IF EXISTS `{$this->name}`");
        $server->query("CREATE DATABASE `{$this->name}` CHARACTER SET utf8mb4");
        $server->select_db($this->from);
        $tables = array_keys(self::tables($server));
        $server->select_db($this->name);
        foreach ($tables as $table) {
            $server->query("CREATE TABLE `{$table}` LIKE `{$this->from}`.`{$table}`");
            $server->query("INSERT INTO `{$table}` SELECT * FROM `{$this->from}`.`{$table}`");
        }
        $this->tables = self::tables($server);
        $server->close();
    }

    /** @return array<string, string> */
    private static function tables(mysqli $server): array
    {
        $tables = [];
        foreach ($server->query('SHOW TABLES')->fetch_all() as [$table]) {
            [, $made] = $server->query("SHOW CREATE TABLE `{$table}`")->fetch_row();
            $tables[$table] = (string) preg_replace('/ AUTO_INCREMENT=\d+/', '', (string) $made);
        }
        return $tables;
    }

    private function connect(): mysqli
    {
        // WordPress says the contrary as soon as it connects itself.
        mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT);
        return new mysqli('localhost', 'root', '', '', 0, $this->socket);
    }
}
