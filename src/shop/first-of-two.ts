import { printedAttribution } from '../attribution/printed';
import { whenScriptsRan } from '../attribution/when-scripts-ran';
import { beginAttribution } from './begin-attribution';

/** Begins without ending what stands behind it in the file, and late where an optimiser runs the file early. */
if (printedAttribution()) begin();
else whenScriptsRan(begin);

function begin(): void {
  try {
    beginAttribution();
  } catch (error) {
    reportError(error);
  }
}
