<?php

declare(strict_types=1);

use Mullion\Admin\BrowserCheck;
use Mullion\Site\Settings;

defined('ABSPATH') || exit;

$key = (string) ((new Settings())->all()['map']['key'] ?? '');
$query = ['key' => $key, 'v' => 'quarterly', 'callback' => 'mullionMapTried'];

return new BrowserCheck(
    name: 'map',
    title: __('Try the map', 'mullion'),
    description: __(
        'Loads a map from Google with the saved key, in this page: your browser connects to maps.googleapis.com.',
        'mullion',
    ),
    button: __('Try the key', 'mullion'),
    fault: $key === '' ? __('No key is saved. Enter it above, and save.', 'mullion') : '',
    src: 'https://maps.googleapis.com/maps/api/js?' . http_build_query($query),
    // Google says "refused" by one global function, before or after the first tiles of the map.
    code: 'var isRefused = false;'
        . 'window.gm_authFailure = function () { isRefused = true; say("refused"); };'
        . 'window.mullionMapTried = function () {'
        . ' var map = new google.maps.Map(box, { center: { lat: 16, lng: 107 }, zoom: 5 });'
        . ' map.addListener("tilesloaded", function () { if (!isRefused) say("good"); }); };',
    says: [
        'wait' => __('Waiting for Google …', 'mullion'),
        'good' => __('Google drew a map with this key on this address of the site.', 'mullion'),
        'refused' => __(
            'Google refuses the key for this site. In its console: allow the Maps API and this site, add billing.',
            'mullion',
        ),
        'silent' => __('Google’s script did not load. Look at your network and at what blocks scripts.', 'mullion'),
    ],
);
