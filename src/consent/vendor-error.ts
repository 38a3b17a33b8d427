import { WidgetError } from '../report/widget-error';

/** A `WidgetError` about a third party, which may also say whether trying again may help. */
export class VendorError extends WidgetError {
  readonly isPassing: boolean;

  constructor(
    code: 'bad-setting' | 'vendor-failed',
    widget: string,
    problem: string,
    { isPassing = false, ...options }: ErrorOptions & { isPassing?: boolean } = {},
  ) {
    super(code, widget, problem, options);
    this.isPassing = isPassing;
  }
}
