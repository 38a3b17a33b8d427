import { defineWidget } from '../../src/registry/define-widget';
import { startScrollToNotices } from './scroll-to-notices';

export default defineWidget({
  name: 'scroll-to-notices',
  title: 'Scrolling to messages',
  moment: 'idle', // the answer of a form takes longer
  attributes: {},
  // Some pages print a notice without the wrapper: order tracking, an order that cannot be paid. The count of a list is a <p>.
  aliases: { '.woocommerce-notices-wrapper': {}, '.woocommerce > [role="alert"]:not(p)': {} },
  start: startScrollToNotices,
});
