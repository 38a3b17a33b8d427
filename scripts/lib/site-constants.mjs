// With fewer, PHP's requests in WebAssembly that wait for a file lock of one another never end.
export const WORKERS = 6;

/** What every site that the scripts boot defines, whichever PHP runs it. */
export const SITE_CONSTANTS = {
  // Both make every page wait for a time-out on a machine without a network.
  DISABLE_WP_CRON: true,
  WP_HTTP_BLOCK_EXTERNAL: true,
  // Notices go to wp-content/debug.log, where the tests look, and never into the markup.
  WP_DEBUG: true,
  WP_DEBUG_LOG: true,
  WP_DEBUG_DISPLAY: false,
};
