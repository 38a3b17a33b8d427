import { beforeEach, describe, expect, test, vi } from 'vitest';
import { find } from '../../tests/unit/helpers/page';
import { fakeTimeouts } from '../../tests/unit/helpers/timeouts';
import { blur, prepareForms, submit, texts, type } from '../../tests/unit/helpers/validate';

const { state, start } = prepareForms();
// happy-dom's takes no form that stands in the page.
beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
});

describe('a remote rule', () => {
  const remote = '<input name="a" data-rule-remote="/kiem-tra?x=1">';
  const answers = (answer: unknown) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify(answer))),
    );

  test.each([
    ['true', true, ['validate.accepted']],
    ['"true"', 'true', ['validate.accepted']],
    ['false', false, ['validate.remote /kiem-tra?x=1']],
    ['a sentence', 'Đã có.', ['Đã có.']],
    ['null', null, ['']],
    ['a list', ['no'], ['']],
  ])('is answered with %s', async (_what, answer, said) => {
    answers(answer);
    await start(remote);
    type('mai & lan');
    blur();
    expect(texts()).toEqual(['validate.checking']);
    await vi.advanceTimersByTimeAsync(300);
    expect(texts()).toEqual(said);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/kiem-tra?x=1&a=mai+%26+lan`,
      expect.objectContaining({ signal: expect.any(AbortSignal) }),
    );
  });

  test('was right of one value: nothing is said of the next one while it is typed', async () => {
    answers(true);
    await start(remote);
    type('mai');
    blur();
    await vi.advanceTimersByTimeAsync(300);
    expect(texts()).toEqual(['validate.accepted']);
    type('mai2');
    expect(texts()).toEqual(['']);
  });

  test('is not asked while the visitor types, nor about nothing', async () => {
    answers(false);
    const form = await start(remote);
    type('mai');
    await vi.advanceTimersByTimeAsync(1000);
    expect(submit(form)).toBe(false);
    type('');
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetch).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('keeps its entry of the summary until the server has said that it is right', async () => {
    answers(true);
    const form = await start(`${remote.replace('name', 'required name')}<input name="b" required>`);
    submit(form);
    const count = () => find('.mullion-validate__title').textContent;
    type('mai');
    expect(texts()).toContain('validate.checking');
    expect(count()).toBe('validate.summary 2');
    await vi.advanceTimersByTimeAsync(300);
    expect(count()).toBe('validate.summary 1');
  });

  test('is given up after five seconds, and the form may go', async () => {
    fakeTimeouts();
    const given = vi.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    vi.stubGlobal('fetch', given);
    const form = await start(remote);
    const again = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    type('mai');
    expect(submit(form)).toBe(false);
    await vi.advanceTimersByTimeAsync(5200);
    expect(again).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(again).toHaveBeenCalledExactlyOnceWith(find('button'));
  });

  test('is waited for once, however often the form is sent meanwhile', async () => {
    answers(true);
    const form = await start(remote);
    const again = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    type('mai');
    expect([submit(form, 5000), submit(form, 9000)]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(6000);
    expect(again).toHaveBeenCalledOnce();
    expect(form.hasAttribute('aria-busy')).toBe(false);
  });

  test('ends with the form: no timer, no request, nothing sent', async () => {
    answers(true);
    const form = await start(remote);
    const again = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    type('mai');
    submit(form);
    state.stop.abort();
    await vi.advanceTimersByTimeAsync(6000);
    expect(vi.getTimerCount()).toBe(0);
    expect(fetch).not.toHaveBeenCalled();
    expect(again).not.toHaveBeenCalled();
  });
});
