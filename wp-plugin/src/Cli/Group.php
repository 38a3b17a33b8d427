<?php

declare(strict_types=1);

namespace Mullion\Cli;

defined('ABSPATH') || exit;

/** Commands under one name. WP-CLI makes a group itself where one is missing, and `wp help` then says nothing of it. */
final class Group extends \WP_CLI\Dispatcher\CommandNamespace {}
