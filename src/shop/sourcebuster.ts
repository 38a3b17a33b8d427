/**
 * Takes the place of the file of the handle `sourcebuster-js` where a script besides WooCommerce's own
 * needs it: `sbjs` is there before `wc-order-attribution`.
 */
import { sourcebuster } from '../attribution/sourcebuster';

sourcebuster();
