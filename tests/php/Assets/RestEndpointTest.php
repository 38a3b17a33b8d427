<?php

declare(strict_types=1);

namespace Mullion\Tests\Assets;

use Mullion\Assets\Manifest;
use Mullion\Assets\RestEndpoint;
use Mullion\Assets\Runtime;
use Mullion\Site\Settings;
use Mullion\Tests\Graph;
use Mullion\Tests\PluginTestCase;
use Mullion\Tests\World\Response;
use Mullion\Tests\World\Site;

/** The address at which scripts get what the page left out. */
final class RestEndpointTest extends PluginTestCase
{
    private const WIDGETS = ['map' => ['js' => 'map-1.js', 'moment' => 'idle', 'imports' => []]];

    public function testItsOwnNameIsAnsweredWithAModuleThatCachesKeep(): void
    {
        $graph = new Graph($this->build(['widgets' => self::WIDGETS]));
        $answer = $this->ask($graph, $graph->configuration->restName());

        self::assertSame(200, Response::$status);
        self::assertSame('public, max-age=86400', Response::$headers['cache-control']);
        self::assertSame('text/javascript; charset=utf-8', Response::$headers['content-type']);
        self::assertStringStartsWith('export default {"shared":[],"widgets":{"map":["map-1.js","idle",[]]}', $answer);
    }

    public function testAPageInAnotherLanguageIsAnsweredInThat(): void
    {
        $graph = new Graph($this->build(['widgets' => self::WIDGETS]));
        Site::$locale = 'en_US';
        $name = $graph->configuration->restName();
        Site::$locale = 'vi';
        $this->ask($graph, $name, ['mullion-locale' => 'en_US']);

        self::assertSame('public, max-age=86400', Response::$headers['cache-control']);
    }

    /** A shared cache would hand one visitor's session to all. */
    public function testNoCookieGoesAlong(): void
    {
        Response::header('Set-Cookie: wp_woocommerce_session=x');
        $graph = new Graph($this->build(['widgets' => self::WIDGETS]));
        $this->ask($graph, $graph->configuration->restName());

        self::assertArrayNotHasKey('set-cookie', Response::$headers);
    }

    public function testAPageWithOlderSettingsGetsTodaysAndNobodyKeepsThem(): void
    {
        $build = $this->build(['widgets' => self::WIDGETS]);
        $old = (new Graph($build))->configuration->restName();
        Site::$options['mullion_settings'] = ['map' => ['key' => 'new']];

        self::assertStringContainsString('"new"', $this->ask(new Graph($build), $old));
        self::assertSame('no-store', Response::$headers['cache-control']);
    }

    /** A theme may choose by the page, which this request is not. */
    public function testAPageOfAnotherRuntimeGetsTheFilesOfThatOne(): void
    {
        $list = static fn(string $file): string => (string) json_encode(
            ['entry' => 'entry-1.js', 'widgets' => ['map' => ['js' => $file, 'moment' => 'idle', 'imports' => []]]],
        );
        $files = ['manifest.json' => $list('map-react.js'), 'manifest-preact.json' => $list('map-preact.js')];
        $folder = $this->folder($files);
        $graph = static fn(): Graph => new Graph(new Manifest($folder, '', new Runtime(new Settings())));
        add_filter('mullion_runtime', static fn(): string => 'preact');
        $name = $graph()->configuration->restName();
        add_filter('mullion_runtime', static fn(): string => 'react');

        self::assertStringContainsString('map-preact.js', $this->ask($graph(), $name));
        self::assertSame('public, max-age=86400', Response::$headers['cache-control']);
    }

    public function testAnotherBuildsFilesAreGone(): void
    {
        $graph = new Graph($this->build(['widgets' => self::WIDGETS]));

        self::assertSame('', $this->ask($graph, '01234567-01234567'));
        self::assertSame([404, 'no-store'], [Response::$status, Response::$headers['cache-control']]);
    }

    public function testAnyOtherRequestGoesItsWay(): void
    {
        $endpoint = new RestEndpoint((new Graph($this->build()))->configuration);
        foreach ([null, ['x']] as $name) {
            $_GET = ['mullion-config' => $name];
            $endpoint->answer();
        }

        self::assertSame([], Response::$headers);
    }

    /** @param array<string, string> $more */
    private function ask(Graph $graph, string $name, array $more = []): string
    {
        $_GET = ['mullion-config' => $name] + $more;
        return self::answerTo((new RestEndpoint($graph->configuration))->answer(...))->body;
    }
}
