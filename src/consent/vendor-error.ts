/** `bad-setting`: the owner's to repair. `vendor-failed`: the third party did not come. */
export type VendorErrorCode = 'bad-setting' | 'vendor-failed';

/** A `WidgetError` about a third party: the problem, then what to do about it; the code ends it. */
export class VendorError extends Error {
  override name = 'WidgetError';
  /** Whether trying again may help. */
  readonly isPassing: boolean;

  constructor(
    readonly code: VendorErrorCode,
    readonly widget: string,
    problem: string,
    { isPassing = false, ...options }: ErrorOptions & { isPassing?: boolean } = {},
  ) {
    super(`${problem} (${code})`, options);
    this.isPassing = isPassing;
  }
}
