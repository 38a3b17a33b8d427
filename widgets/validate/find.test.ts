import { beforeEach, expect, test } from 'vitest';
import { entries, keptByJQuery } from '../../tests/unit/helpers/find';
import { find } from './find';

beforeEach(() => {
  document.head.innerHTML = '';
  keptByJQuery({});
});

test('jQuery Validation: its rules and messages become attributes of the fields', () => {
  document.body.innerHTML = '<form id="contact" novalidate="novalidate"><input name="mail" required></form>';
  const rules = {
    mail: {
      required: true,
      email: false,
      minlength: 5,
      range: [2, 5],
      remote: { url: '/known' },
      max: () => 7,
    },
    name: { required: true },
  };
  const messages = { mail: { required: 'Your "mail"?', minlength: () => '' }, name: 'Your name?' };
  keptByJQuery({ '#contact': { validator: { settings: { rules, messages } } } });
  const [entry] = entries('validate', find);
  expect(entry).toMatchObject({ what: 'jQuery Validation', selector: '#contact' });
  expect(entry?.lines).toContain(
    'name="mail" data-rule-required="true" data-msg-required="Your &quot;mail&quot;?" data-rule-minlength="5" data-rule-range="[2,5]" data-rule-remote="/known"\n',
  );
  expect(entry?.lines).toContain('name="name" data-rule-required="true" data-msg-required="Your name?"\n');
});

test('a form with required fields is listed; the checkout, a search, ours, and one without checks are not', () => {
  const field = '<input required>';
  document.body.innerHTML = `<form class="ask">${field}</form><form class="woocommerce-checkout">${field}</form>
    <form role="search">${field}</form><form data-widget="validate">${field}</form><form novalidate>${field}</form><form><input></form>`;
  expect(entries('validate', find).map(({ what, selector }) => [what, selector])).toEqual([
    ['required', '.ask'],
  ]);
});
