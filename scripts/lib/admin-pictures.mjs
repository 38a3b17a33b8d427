/**
 * What an owner sees of the plugin, for the papers: each with its address and what is done before the picture.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @type {Array<{ file: string, path: string, prepare?: (page: Page) => Promise<unknown> }>}
 */
const PICTURES = [
  { file: 'overview.jpg', path: '/wp-admin/options-general.php?page=mullion' },
  { file: 'takeovers.jpg', path: '/wp-admin/options-general.php?page=mullion&tab=takeovers' },
  { file: 'doctor.jpg', path: '/?mullion=doctor', prepare: openList },
  { file: 'editor.jpg', path: '/wp-admin/post-new.php?post_type=page', prepare: insertBlocks },
];

const PASSWORD = 'pictures-of-the-demo';

/**
 * Takes the pictures, signed in as the administrator, in English.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./site.mjs').Site} site
 * @param {(page: Page, file: string) => Promise<unknown>} shoot
 */
export async function shootAdministration(browser, site, shoot) {
  const user = `get_users(['role' => 'administrator'])[0]`;
  const name = await site.runPhp(`<?php $user = ${user}; wp_set_password('${PASSWORD}', $user->ID);
    update_user_meta($user->ID, 'locale', 'en_US'); echo $user->user_login;`);
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/wp-login.php');
  await page.locator('#user_login').fill(name.trim());
  await page.locator('#user_pass').fill(PASSWORD);
  await page.locator('#wp-submit').click();
  await page.waitForURL(/wp-admin/);
  for (const { file, path, prepare } of PICTURES) {
    await page.goto(path, { waitUntil: path.includes('post-new') ? 'load' : 'networkidle' });
    await prepare?.(page);
    await page.waitForTimeout(1000);
    await shoot(page, file);
  }
  await context.close();
}

/** Opens the list of widgets. @param {Page} page */
async function openList(page) {
  await page.locator('mullion-doctor button').first().click();
}

/** @param {Page} page */
async function insertBlocks(page) {
  await page.waitForFunction("Boolean(window.wp?.data?.select('core/editor')?.getCurrentPostId())");
  await page.evaluate(`{
    const { blocks, data } = window.wp;
    data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    data.dispatch('core/editor').editPost({ title: 'Summer offers' });
    const made = ['countdown', 'newsletter'].map((name) =>
      blocks.createBlock('mullion/' + name, name === 'countdown' ? { until: '2099-01-01T10:00' } : {}));
    data.dispatch('core/block-editor').insertBlocks(made);
    data.dispatch('core/block-editor').selectBlock(made[0].clientId);
  }`);
  await page.waitForTimeout(3000);
}
