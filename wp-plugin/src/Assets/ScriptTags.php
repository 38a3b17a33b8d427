<?php

declare(strict_types=1);

namespace Mullion\Assets;

defined('ABSPATH') || exit;

/** Elements that bring our scripts into a page, ready to echo. */
final class ScriptTags
{
    /**
     * Asks optimisers to leave a script: WP Fastest Cache would join the entry without its `defer`, before the page's
     * configuration is there. One that decides how the page looks holds the first paint, not the parser.
     */
    public static function left(string $tag): string
    {
        $attributes = 'data-no-optimize="1" data-no-minify="1" data-no-defer="1" data-cfasync="false" ';
        $attributes .= str_contains($tag, ' async') ? 'blocking="render" ' : '';
        return str_replace('<script ', "<script {$attributes}", $tag);
    }

    /** The entry as a module of the dev server, with what React's hot reload needs before it. */
    public static function devEntry(string $server): string
    {
        $refresh = "import RefreshRuntime from '{$server}/@react-refresh';"
            . 'RefreshRuntime.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};'
            . 'window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true;';
        return wp_get_inline_script_tag($refresh, ['type' => 'module'])
            . wp_get_script_tag(['type' => 'module', 'src' => $server . '/@vite/client'])
            . wp_get_script_tag(['type' => 'module', 'src' => $server . '/src/entry.ts']);
    }
}
