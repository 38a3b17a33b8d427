import { describe, expect, test, vi } from 'vitest';
import { inputs } from '../../tests/unit/helpers/attribution';
import { FORM, freshVisit, session, start, visitor } from '../../tests/unit/helpers/attribution-visit';
import { installApi, root, say } from '../../tests/unit/helpers/consent';

freshVisit();

describe('consent', () => {
  const MARKETING = { allowTracking: false, consentCategory: 'marketing' };

  test("a tool's event of our category decides, and no other", () => {
    document.body.innerHTML = FORM;
    start(MARKETING);
    say('wp_listen_for_consent_change', { statistics: 'allow' });
    expect(inputs().utm_source).toBe('');
    say('wp_listen_for_consent_change', { statistics: 'deny', marketing: 'allow' });
    expect(inputs().utm_source).toBe('zalo');
    say('wp_listen_for_consent_change', { marketing: 'deny' });
    expect(inputs().utm_source).toBe('');
    expect(visitor.cookies.jar.size).toBe(0);
  });

  test("a page out of a cache that holds another visitor's yes writes nothing", () => {
    installApi('optin', {});
    start({ allowTracking: true, consentCategory: 'marketing' });
    vi.runAllTimers();
    expect(visitor.cookies.writes).toEqual([]);
  });

  test.each([
    ['said yes', 'allow', true, true],
    ['said no, on a page out of a cache that holds a yes', 'deny', true, false],
    ['said yes, in a shop that tracks nobody', 'allow', false, false],
  ])('of who leaves before the page is read, and %s', (_who, marketing, allowTracking, isWritten) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    installApi('optin', { marketing });
    start({ allowTracking });
    dispatchEvent(new Event('pagehide'));
    expect(visitor.cookies.jar.has('sbjs_current')).toBe(isWritten);
  });

  test('a page out of a cache that holds a no lets who said yes through', () => {
    installApi('optin', { marketing: 'allow' });
    start(MARKETING);
    vi.runAllTimers();
    expect(visitor.cookies.jar.has('sbjs_current')).toBe(true);
  });

  test('the type of consent may be known later', () => {
    const ask = installApi('optin', {});
    start(MARKETING);
    ask('marketing', 'allow');
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    expect(session()).toContain('pgs=1|||');
  });

  test("a tool that speaks by the page's root is heard", () => {
    root.dataset.mullionConsent = 'functional';
    start({ allowTracking: true, consentCategory: 'marketing' });
    vi.runAllTimers();
    expect(visitor.cookies.writes).toEqual([]);
    root.dataset.mullionConsent = 'functional marketing';
    say('mullion:consent-changed');
    expect(session()).toContain('pgs=1|||');
  });

  test('without a category the shop alone decides', () => {
    start();
    vi.runAllTimers();
    say('wp_listen_for_consent_change', { marketing: 'deny' });
    expect(visitor.cookies.jar.has('sbjs_current')).toBe(true);
  });
});
