import { describe, expect, test, vi } from 'vitest';
import { check, expanded, freshCheckout, open, opened } from '../../tests/unit/helpers/checkout-toggles';
import { click, find } from '../../tests/unit/helpers/page';

freshCheckout();

describe("with WooCommerce's script", () => {
  /** jQuery as far as it is met: who is taken off, what is ended, who listens on the document. */
  function installJQuery() {
    const off: unknown[][] = [];
    const finished: Element[] = [];
    const heard: [string, (event: object) => void][] = [];
    const told: unknown[][] = [];
    const jQuery = (target: Element) => ({
      0: target,
      trigger: (...event: unknown[]) => told.push(event),
      on: (type: string, listener: (event: object) => void) => heard.push([type, listener]),
      off: (...given: unknown[]) => off.push([target === document.body ? 'body' : 'other', ...given]),
      finish: () => finished.push(target),
    });
    vi.stubGlobal('jQuery', Object.assign(jQuery, { fn: { selectWoo() {} } }));
    const trigger = (type: string, target: Element) => {
      for (const [name, listener] of heard) if (name === type) listener({ target });
    };
    return { off, finished, told, trigger };
  }

  test('its handlers of the links are taken off, at the start and with each press; no other', async () => {
    const { off } = installJQuery();
    await open();
    expect(off).toEqual([
      ['body', 'click', 'a.showlogin'],
      ['body', 'click', 'a.showcoupon'],
    ]);
    click(find('.showlogin'));
    expect(off.slice(2)).toEqual([['body', 'click', 'a.showlogin']]);
  });

  test('lists of countries in a section that opens are made what the others are, once', async () => {
    const { told } = installJQuery();
    await open();
    const section = find('.shipping_address');
    section.insertAdjacentHTML('beforeend', '<select class="country_select"><option>VN</option></select>');
    check('#ship', true);
    expect(told).toEqual([['country_to_state_changed', ['VN', expect.objectContaining({ 0: section })]]]);
    find('select').className = 'country_select select2-hidden-accessible';
    check('#ship', false);
    check('#ship', true);
    expect(told).toHaveLength(1);
  });

  test('what it has begun with a section is ended before it is seen', async () => {
    const { finished } = installJQuery();
    await open();
    finished.length = 0;
    check('#ship', true);
    expect(finished).toEqual([find('.shipping_address')]);
    find('.shipping_address').style.display = 'block';
    check('#ship', true);
    expect(find('.shipping_address').style.display).toBe('');
  });

  test('jQuery brought later is found with the first press', async () => {
    await open();
    const { off } = installJQuery();
    click(find('.showcoupon'));
    expect(off).toEqual([['body', 'click', 'a.showcoupon']]);
  });

  test('a change that a script triggers is heard, and its listener leaves with the toggle', async () => {
    const { trigger, off } = installJQuery();
    await open();
    find<HTMLInputElement>('#createaccount').checked = true;
    trigger('change', find('#createaccount'));
    expect(expanded('#createaccount')).toBe('true');
    opened.end();
    expect(off.filter(([where]) => where === 'other').length).toBeGreaterThan(0);
  });
});
