import type { Answer } from './answer';

export type OperationKind = 'add' | 'remove' | 'set' | 'restore';

/** One click on the cart, kept until it is certain what became of it. */
export class Operation {
  status: 'queued' | 'sent' = 'queued';
  /** Whether it was clicked on an earlier page: nobody on this one waits for it. */
  declare isOld?: boolean;
  /** Whether somebody has told the visitor already: it is said once. */
  declare isTold?: boolean;
  /** Whether it may be sent: jQuery's listeners are asked first. */
  allowed = Promise.resolve(true);
  /** What became of it. */
  readonly done: Promise<Answer>;
  /** Says what became of it; the first word counts. */
  end!: (answer: Answer) => void;

  /**
   * @param body Form-encoded payload.
   * @param element The button or link that shows how it went; unknown on a later page.
   * @param id Sent as `mullion_request`; the server carries each identifier out once.
   */
  constructor(
    readonly kind: OperationKind,
    public body: string,
    readonly element?: HTMLElement,
    readonly id = newId(),
  ) {
    this.done = new Promise((resolve) => {
      this.end = resolve;
    });
  }
}

/** The key of the cart's line that it changes; empty for an add. */
export const lineOf = ({ body }: Operation) => new URLSearchParams(body).get('cart_item_key') ?? '';

/** An identifier of digits that nobody else has, or guesses. */
export const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('');
