/**
 * Stands before the Store API, which WooCommerce's blocks write the cart by: their requests join the cart's queue, one
 * after another over all tabs, and an add whose page is left or whose answer is lost goes on in it. A script of its own,
 * classic, in the page itself: it has to be there before the blocks' own (wp-plugin/src/Assets/StoreApi.php).
 */
import { sendInTurn } from '../cart/store-api/send-in-turn';

window.fetch = sendInTurn(window.fetch.bind(window));
