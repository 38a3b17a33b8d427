<?php

declare(strict_types=1);

namespace Mullion\Admin;

defined('ABSPATH') || exit;

/** What a field of the settings page holds, and so how it is shown and checked. */
enum FieldKind
{
    case Checkbox;
    /** One line. */
    case Text;
    /** Several lines. */
    case Paragraph;
    /** A whole number within limits. */
    case Number;
    /** An https or http address. */
    case Address;
    case Choice;
    /** A CSS selector. */
    case Selector;
    /** One word without blanks or signs that no service uses: an ID, a name of a page, a public key. */
    case Identifier;
    /** Never shown again once it is saved; left empty, it stays. */
    case Secret;
}
