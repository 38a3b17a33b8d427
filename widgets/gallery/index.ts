import { defineWidget } from '../../src/registry/define-widget';
import { startGallery } from './start-gallery';

export default defineWidget({
  name: 'gallery',
  title: 'Product gallery',
  moment: 'visible',
  attributes: {},
  // Its links cannot be marked one by one: a click that comes early opens the picture in view.
  aliases: { '.woocommerce-product-gallery': { replay: '' } },
  pages: ['product'],
  start: startGallery,
});
