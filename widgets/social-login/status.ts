import type { Context } from '../../src/registry/context';

/** How a login stands, as the visitor sees it. */
export type State =
  | 'waiting'
  | 'again'
  | 'checking'
  | 'done'
  | 'cancelled'
  | 'failed'
  | 'unchecked'
  | 'leaving';

/** The line below the buttons: made by us, as without script nothing is ever said in it. */
export function createStatus(element: HTMLElement, ctx: Context) {
  const line = document.createElement('p');
  line.className = 'mullion-social-login__status';
  const sentences: Record<State, () => string> = {
    waiting: () => ctx.t('social-login.waiting'),
    again: () => ctx.t('social-login.again'),
    checking: () => ctx.t('social-login.checking'),
    done: () => ctx.t('social-login.done'),
    cancelled: () => ctx.t('social-login.cancelled'),
    failed: () => ctx.t('social-login.failed'),
    unchecked: () => ctx.t('social-login.unchecked'),
    leaving: () => ctx.t('social-login.leaving'),
  };
  return {
    /** Shows and announces a state; `message` is the server's own sentence. */
    say(state: State, message?: string) {
      const text = message ?? sentences[state]();
      line.dataset.login = state;
      line.textContent = text;
      if (!line.isConnected) place(element, line);
      ctx.announce(text);
    },
    remove: () => line.remove(),
  };
}

/** Within the widget; beside it, where the widget is the button itself. */
function place(element: HTMLElement, line: HTMLElement): void {
  if (element.matches('[data-url]')) element.after(line);
  else element.append(line);
}
