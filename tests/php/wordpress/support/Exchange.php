<?php

declare(strict_types=1);

namespace Mullion\Tests\WordPress;

use PHPUnit\Framework\Assert;
use RuntimeException;
use Throwable;

/**
 * One request and its answer.
 *
 * WordPress answers in a copy of this process, as a server's would: it may end wherever the plugin
 * ends it, nothing of it is left for the next request, and two can be on their way at once.
 */
final class Exchange
{
    /** @param resource $socket */
    private function __construct(
        private readonly Visitor $visitor,
        private readonly int $process,
        private $socket,
    ) {}

    /**
     * @param array<string, string> $server
     * @param array<mixed>          $query
     * @param array<mixed>          $post
     */
    public static function begin(Visitor $visitor, array $server, array $query, array $post): self
    {
        $sockets = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
        [$ours, $theirs] = $sockets ?: throw new RuntimeException('There is no pair of sockets.');
        Database::close();
        $process = pcntl_fork();
        if ($process === 0) {
            fclose($ours);
            $_SERVER = $server + $_SERVER;
            [$_GET, $_POST, $_COOKIE] = [$query, $post, $visitor->cookies];
            self::serve((string) parse_url($server['REQUEST_URI'], PHP_URL_PATH), $theirs);
        }
        fclose($theirs);
        return new self($visitor, $process, $ours);
    }

    /** Waits for the answer; the visitor's browser keeps its cookies. */
    public function answer(): Answer
    {
        $report = unserialize((string) stream_get_contents($this->socket));
        fclose($this->socket);
        pcntl_waitpid($this->process, $status);
        Database::open();
        if (!is_array($report)) {
            throw new RuntimeException('The process that answered has ended without a word.');
        }
        Journal::add($report['journal']);
        Assert::assertSame([], $report['complaints'], 'PHP complained.');
        foreach ($report['cookies'] as $name => $cookie) {
            $this->visitor->cookies[$name] = $cookie['value'];
        }
        return new Answer($report['status'], $report['body'], $report['headers'], $report['cookies']);
    }

    /** @param resource $socket */
    private static function serve(string $path, $socket): never
    {
        $complaints = [];
        set_error_handler(static function (int $level, string $message, string $file, int $line) use (&$complaints): bool {
            if ((error_reporting() & $level) !== 0 && preg_match('#/(mullion|wp-plugin|fixtures|tests/php)\b#', "{$file} {$message}") === 1) {
                $complaints[] = "{$message} in {$file}:{$line}";
            }
            return true;
        });
        $before = Journal::count();
        $level = ob_get_level();
        ob_start();
        // After WordPress's own, as it is registered later.
        register_shutdown_function(static function () use ($socket, $before, $level, &$complaints): void {
            $body = '';
            while (ob_get_level() > $level) {
                $body = ob_get_clean() . $body;
            }
            fwrite($socket, serialize([
                'status' => http_response_code() ?: 200,
                'body' => $body,
                'headers' => Response::$headers,
                'cookies' => Response::$cookies,
                'journal' => Journal::after($before),
                'complaints' => $complaints,
            ]));
            // Not a step further: what comes now is PHPUnit's own end.
            posix_kill(getmypid() ?: 0, SIGKILL);
        });
        try {
            Response::watch();
            Database::open();
            wp_magic_quotes();
            // Who asks is found out anew, from the cookies.
            unset($GLOBALS['current_user']);
            self::dispatch($path);
        } catch (Throwable $error) {
            // PHPUnit would catch it and go on with the tests, in this process too.
            $complaints[] = (string) $error;
        }
        exit;
    }

    /** Goes the way of a request that WordPress has just loaded for. */
    private static function dispatch(string $path): void
    {
        $file = ABSPATH . ltrim($path, '/');
        if (str_starts_with($path, '/wp-admin/')) {
            define('WP_ADMIN', true);
        }
        $GLOBALS['pagenow'] = basename($path);
        do_action('wp_loaded');
        // WordPress's scripts stand at the top, where every variable is global.
        extract($GLOBALS, EXTR_REFS | EXTR_SKIP);
        if ($path !== '/' && is_file($file)) {
            require $file;
            return;
        }
        define('WP_USE_THEMES', true);
        wp();
        require ABSPATH . WPINC . '/template-loader.php';
    }
}
