import { describe, expect, test } from 'vitest';
import { changeRoot, freshConsent, installApi, root, say } from '../../tests/unit/helpers/consent';
import { categoryOf, createGate, type GateState } from './gate';

const page = freshConsent();

describe('the gate of a widget', () => {
  const gate = (category = 'marketing') => {
    const states: GateState[] = [];
    return { states, gate: createGate({ category, onChange: (s) => states.push(s), signal: page.signal() }) };
  };

  test('is open where the owner asks for no consent, whatever a tool says', () => {
    root.dataset.mullionConsent = '';
    const made = gate(categoryOf({ key: 'x' }));
    changeRoot('', { marketing: 'deny' });
    expect(made.gate.state).toBe('open');
    expect(made.states).toEqual([]);
  });

  test('opens by a press while no tool is in charge', () => {
    const made = gate();
    expect(made.gate.state).toBe('ask');
    made.gate.press();
    made.gate.press();
    expect(made.gate.state).toBe('open');
    expect(made.states).toEqual(['open']);
  });

  test('a press opens nothing where a tool says no', () => {
    root.dataset.mullionConsent = '';
    const made = gate();
    made.gate.press();
    expect(made.gate.state).toBe('closed');
    expect(made.states).toEqual([]);
  });

  test('a press is for one widget: another one still asks', () => {
    const [first, second] = [gate(), gate()];
    first.gate.press();
    expect(second.gate.state).toBe('ask');
  });

  test('follows the last word when consent is given, withdrawn and given', () => {
    const set = installApi('optin');
    const made = gate();
    set('marketing', 'allow');
    set('marketing', 'deny');
    set('marketing', 'allow');
    expect(made.states).toEqual(['open', 'closed', 'open']);
  });

  test('a tool that comes up late takes no press back, a refusal does', () => {
    const made = gate();
    made.gate.press();
    const set = installApi('optin');
    say('wp_consent_type_defined');
    set('statistics', 'deny');
    expect(made.gate.state).toBe('open');
    set('marketing', 'deny');
    expect(made.states).toEqual(['open', 'closed']);
  });

  test('a tool of the hook that tells no detail takes a press back too', () => {
    const made = gate();
    made.gate.press();
    changeRoot('functional');
    expect(made.states).toEqual(['open', 'closed']);
  });

  test('a tool that opens by country opens it when it knows the country', () => {
    installApi('');
    window.waitfor_consent_hook = true;
    const made = gate();
    expect(made.gate.state).toBe('closed');
    window.wp_consent_type = 'optout';
    say('wp_consent_type_defined');
    expect(made.states).toEqual(['open']);
  });

  test('a setting that is no category of anybody stays shut under a tool', () => {
    root.dataset.mullionConsent = 'marketing functional';
    expect(gate(categoryOf({ consent: true })).gate.state).toBe('closed');
    delete root.dataset.mullionConsent;
    expect(gate(categoryOf({ consent: true })).gate.state).toBe('ask');
  });
});
