<?php

declare(strict_types=1);

use Mullion\Admin\Field;
use Mullion\Admin\FieldKind;

defined('ABSPATH') || exit;

$isPublic = __('It can be read in the page: restrict it to this site in the Google Cloud console.', 'mullion');
$pin = __('Optional; gives the map a pin of the present kind.', 'mullion');

return [
    new Field('key', __('Google Maps API key', 'mullion'), FieldKind::Identifier, $isPublic, isNeeded: true),
    new Field('mapId', __('Map ID', 'mullion'), FieldKind::Identifier, $pin),
    Field::consent(),
];
