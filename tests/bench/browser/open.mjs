import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../../../scripts/lib/browser.mjs';

/** A phone: its window, and a processor four times slower than this machine's. */
export const VIEWPORT = { width: 412, height: 823 };
export const CPU_SLOWDOWN = 4;

/** @type {Record<string, { label: string, conditions?: object }>} */
export const NETWORKS = {
  none: { label: 'no network limit' },
  'slow-4g': {
    label: 'Slow 4G (1.6 Mbit/s, 150 ms)',
    conditions: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  },
};

export const openBrowser = () =>
  chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS, headless: true });
