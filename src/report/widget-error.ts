export type WidgetErrorCode =
  | 'unknown-widget'
  | 'bad-attribute'
  | 'chunk-failed'
  | 'crashed'
  | 'bad-markup'
  /** Its author's to repair: another plugin's widget. */
  | 'bad-widget'
  /** The owner's to repair. */
  | 'bad-setting'
  /** A third party did not come. */
  | 'vendor-failed';

/**
 * What went wrong in one widget: the problem with its real value, then what to do about it.
 *
 * `code` is stable, to search for; the message always ends with it. The report says which widget.
 */
export class WidgetError extends Error {
  override name = 'WidgetError';

  constructor(
    readonly code: WidgetErrorCode,
    readonly widget: string,
    problem: string,
    options?: ErrorOptions,
  ) {
    super(`${problem} (${code})`, options);
  }
}
