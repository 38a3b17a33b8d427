<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/**
 * Whether a text can be a CSS selector, before a browser refuses it on a visitor's page.
 *
 * The grammar of CSS without its names: which pseudo-classes there are is the browser's to know.
 */
final class Selector
{
    private const GRAMMAR = <<<'REGEX'
        ~(?(DEFINE)
            (?<escape> \\ [^\r\n] )
            (?<name> (?: [\w-] | [^\x00-\x7F] | (?&escape) )+ )
            (?<ident> (?! -?[0-9] | -\z ) (?&name) )
            (?<string> "(?: [^"\\\r\n<] | (?&escape) )*" | '(?: [^'\\\r\n<] | (?&escape) )*' )
            (?<value> [\~|^$*]?= \s* (?: (?&ident) | (?&string) ) \s* (?: [is] \s* )? )
            (?<attribute> \[ \s* (?&ident) \s* (?&value)? \] )
            (?<arguments> \( (?: [^()"'\\<] | (?&escape) | (?&string) | (?&arguments) )+ \) )
            (?<simple> \#(?&name) | \.(?&ident) | (?&attribute) | ::?(?&ident)(?&arguments)? )
            (?<compound> (?: (?&ident) | \* ) (?&simple)* | (?&simple)+ )
            (?<complex> (?&compound) (?: (?: \s* [>+\~] \s* | \s+ ) (?&compound) )* )
        )
        \A (?&complex) (?: \s* , \s* (?&complex) )* \z~xu
        REGEX;

    public static function isOne(string $text): bool
    {
        return preg_match(self::GRAMMAR, trim($text)) === 1;
    }
}
