import { expect } from '@playwright/test';
import * as answers from '../helpers/faults/answers';
import { buttonOf, countIn, expectUsable, FAILED, openProducts } from '../helpers/faults/listing';
import { test } from '../helpers/faults/test';
import { cartOnServer } from '../helpers/real-shop';
import { expectHit, press } from '../helpers/seen';

const ADD = 'wc-ajax=add_to_cart';
/** Answers from which nobody can tell what became of the request. */
const UNREADABLE: [name: string, answers.Alter][] = [
  ['F10 the connection breaks', answers.dropped],
  ['F13 200 with an empty body', answers.empty],
  ['F14 200 with a page to log in', answers.page('Log in')],
  ['F15 a notice of PHP before the JSON', answers.noticed],
  ['F17 half of the JSON', answers.halved],
  ['F17 compressed by name alone', answers.misnamed],
  ['F17 a length that never comes', answers.torn],
  ['F16 500', answers.status(500, '<h1>Internal Server Error</h1>')],
  ['F16 502', answers.status(502)],
  ['F16 504', answers.status(504)],
];

for (const [name, answer] of UNREADABLE) {
  test(`${name}, after the shop has added: once in the cart, and the page says so`, async ({
    page,
    faults,
  }) => {
    const [id = ''] = await openProducts(page);
    faults.on({ at: ADD, answer, times: 1 });
    await press(buttonOf(page, id));

    await expect(buttonOf(page, id)).toHaveClass(/added/);
    await expectUsable(page, id);
    await expect(countIn(page)).toHaveText('1');
    expect(await cartOnServer(page)).toEqual({ [id]: 1 });
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('F15 a byte order mark before the JSON is read over', async ({ page, faults }) => {
  const [id = ''] = await openProducts(page);
  faults.on({ at: ADD, answer: answers.marked });
  await press(buttonOf(page, id));

  await expect(buttonOf(page, id)).toHaveClass(/added/);
  expect(await cartOnServer(page)).toEqual({ [id]: 1 });
  expect(faults.count(ADD)).toBe(1);
});

/** A server in between that lets nothing through. */
const REFUSALS: [name: string, answers.Alter][] = [
  ['F16 400 "0"', answers.status(400, '0')],
  ['F16 403 of a firewall', answers.status(403, '<h1>Forbidden</h1>')],
  ['F16 404', answers.status(404, '<h1>Not Found</h1>')],
  ['F16 419', answers.status(419)],
  ['F16 429 that asks to wait', answers.status(429, '', { 'retry-after': '1' })],
  ['F16 503', answers.status(503, '<h1>Maintenance</h1>')],
  [
    'F64 500 of a database that is gone',
    answers.status(500, '<h1>Error establishing a database connection</h1>'),
  ],
  ['F61 200 with a page of a shop that is closed', answers.page('Coming soon')],
  ['F09 no connection', answers.dropped],
];

for (const [name, answer] of REFUSALS) {
  test(`${name}, for as long as it lasts: seen, nothing is in the cart, and Try again brings it once`, async ({
    page,
    faults,
  }) => {
    const [id = ''] = await openProducts(page);
    faults.on({ at: 'wc-ajax=', answer, isBefore: true });
    await press(buttonOf(page, id));

    const alert = page.getByRole('alert');
    await expectHit(alert.getByText(FAILED));
    await expectUsable(page, id);
    await expect(page).toHaveURL(/cua-hang/);
    expect(await cartOnServer(page)).toEqual({});

    faults.off();
    await press(alert.getByRole('button', { name: 'Thử lại' }));
    await expect(buttonOf(page, id)).toHaveClass(/added/);
    await expect(alert).toHaveCount(0);
    expect(await cartOnServer(page)).toEqual({ [id]: 1 });
  });
}

test('F16 429: nothing is sent until the time it asks for is over', async ({ page, faults }) => {
  const [id = ''] = await openProducts(page);
  faults.on({ at: ADD, answer: answers.status(429, '', { 'retry-after': '3' }), isBefore: true, times: 1 });
  const began = Date.now();
  await press(buttonOf(page, id));
  await expect(buttonOf(page, id)).toHaveClass(/added/, { timeout: 20_000 });

  expect(Date.now() - began).toBeGreaterThanOrEqual(3000);
  expect(await cartOnServer(page)).toEqual({ [id]: 1 });
});
