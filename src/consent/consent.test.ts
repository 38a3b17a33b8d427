import { describe, expect, test, vi } from 'vitest';
import { changeRoot, freshConsent, installApi, root } from '../../tests/unit/helpers/consent';
import { askConsent, onConsentChange } from './consent';

const page = freshConsent();

describe('without a consent tool', () => {
  test('nobody has asked, and nothing is allowed', () => {
    expect(askConsent('marketing')).toBe('nobody');
  });

  test('the API alone, without a banner, is no tool: its yes to everything does not count', () => {
    installApi('');
    expect(askConsent('marketing')).toBe('nobody');
  });

  test('something of the same name that is no function is passed by', () => {
    Object.assign(window, { wp_has_consent: document.createElement('a'), wp_consent_type: 'optin' });
    expect(askConsent('marketing')).toBe('nobody');
  });
});

describe('with a tool that speaks the WP Consent API', () => {
  test.each([
    ['optin', {}, 'denied'],
    ['optin', { marketing: 'allow' }, 'allowed'],
    ['optin', { marketing: 'deny' }, 'denied'],
    ['optin', { functional: 'allow' }, 'denied'],
    ['optout', {}, 'allowed'],
    ['optout', { marketing: 'deny' }, 'denied'],
  ])('%s and %j: %s', (type, cookies, answer) => {
    installApi(type, cookies);
    expect(askConsent('marketing')).toBe(answer);
  });

  test('a type that is still looked up by country is a no', () => {
    installApi('');
    window.waitfor_consent_hook = true;
    expect(askConsent('marketing')).toBe('denied');
    window.wp_consent_type = 'optout';
    expect(askConsent('marketing')).toBe('allowed');
  });
});

describe('with the hook for other tools', () => {
  test('what the root names is allowed, the rest is not', () => {
    root.dataset.mullionConsent = 'functional  marketing';
    expect(askConsent('marketing')).toBe('allowed');
    expect(askConsent('statistics')).toBe('denied');
    root.dataset.mullionConsent = '';
    expect(askConsent('marketing')).toBe('denied');
  });

  test('with two tools both have to allow it', () => {
    installApi('optin', { marketing: 'allow' });
    root.dataset.mullionConsent = 'functional';
    expect(askConsent('marketing')).toBe('denied');
  });
});

describe('changes', () => {
  test('are told with what the visitor just refused', () => {
    const heard = vi.fn();
    const set = installApi('optin');
    onConsentChange('marketing', heard, page.signal());
    set('marketing', 'allow');
    set('statistics', 'deny');
    set('marketing', 'deny');
    expect(heard.mock.calls).toEqual([
      ['allowed', false],
      ['allowed', false],
      ['denied', true],
    ]);
  });

  test('are not told any more once the signal has aborted', () => {
    const heard = vi.fn();
    onConsentChange('marketing', heard, page.signal());
    page.abort();
    changeRoot('marketing');
    expect(heard).not.toHaveBeenCalled();
  });
});
