import { createRequire } from 'node:module';
import { afterEach, describe, expect, test } from 'vitest';
import { find, freshPage } from '../../tests/unit/helpers/page';
import { type Control, subjectOf } from './control';
import { rulesOf } from './read-rules';
import { brokenRule } from './rules';

/** The plugin whose rules these are: both are asked about the same values. */
const require = createRequire(import.meta.url);
const $ = require('jquery');
require('jquery-validation');

let leave = () => {};
afterEach(() => leave());
const page = (html: string) => {
  leave = freshPage(`<form id="form">${html}</form>`);
};
const first = () => find<Control>('[name]');
const ours = (control = first()) => brokenRule(subjectOf(control), rulesOf(subjectOf(control))) === undefined;
const theirs = (control = first()) => Boolean($(control.form).validate().check(control) ?? true);

describe('finds the rules that jQuery Validation finds', () => {
  test.each([
    '<input name="x" class="required email">',
    '<input name="x" class="wide dateISO">',
    '<input name="x" class="dateiso">',
    '<input name="x" data-rule-required="true" data-rule-email="true">',
    '<input name="x" data-rule-required data-rule-digits="">',
    '<input name="x" data-rule-required="false">',
    '<input name="x" class="required" data-rule-required="false">',
    '<input name="x" required minlength="2" maxlength="5">',
    '<input name="x" equalTo="#y" number="true">',
    '<input name="x" email="">',
    '<input name="x" type="email">',
    '<input name="x" type="url">',
    '<input name="x" type="date" min="2026-01-01">',
    '<input name="x" type="number" min="0" max="9">',
    '<input name="x" type="range" min="0" max="9">',
    '<input name="x" data-rule-dateiso="true" data-rule-equalto="#y">',
    '<input name="x" data-rule-rangelength="[2,5]" data-rule-range="[1,9]">',
    '<textarea name="x" class="required" maxlength="9"></textarea>',
    '<select name="x" class="required" data-rule-minlength="2" multiple></select>',
  ])('%s', (html) => {
    page(html);
    $(find('form')).validate();
    const rules = Object.keys($(first()).rules()).sort();
    expect(Object.keys(rulesOf(subjectOf(first()))).sort()).toEqual(rules);
  });

  test.each([
    ['#other:checked', true, false],
    ['#other:checked', false, true],
  ])('required depends on %s (%s)', (condition, isChecked, isRight) => {
    page(`<input name="x" data-rule-required="${condition}"><input type="checkbox" id="other">`);
    find<HTMLInputElement>('#other').checked = isChecked;
    expect(theirs()).toBe(isRight);
    expect(ours()).toBe(isRight);
  });
});
