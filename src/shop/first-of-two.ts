import { printedAttribution } from '../attribution/printed';
import { whenParsed } from '../attribution/when-parsed';
import { beginAttribution } from './begin-attribution';

/** Begins without ending what stands behind it in the file, and late where an optimiser runs the file early. */
if (printedAttribution()) begin();
else whenParsed(begin);

function begin(): void {
  try {
    beginAttribution();
  } catch (error) {
    reportError(error);
  }
}
