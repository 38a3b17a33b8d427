import { defineWidget } from '../../src/registry/define-widget';
import { startScrollToNotices } from './scroll-to-notices';

export default defineWidget({
  name: 'scroll-to-notices',
  title: 'Scrolling to messages',
  moment: 'idle', // the answer of a form takes longer
  attributes: {},
  aliases: { '.woocommerce-notices-wrapper': {} },
  start: startScrollToNotices,
});
