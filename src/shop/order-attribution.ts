/**
 * Takes the place of WooCommerce's file of the handle `wc-order-attribution`, on every page that has
 * it. A script of its own, classic: those that depend on the handle find its function when they run,
 * and a visitor who leaves before a chunk could have come is written down.
 */
import { beginAttribution } from './begin-attribution';

beginAttribution();
