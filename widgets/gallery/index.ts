import { flag } from '../../src/contract/attributes';
import { defineWidget } from '../../src/registry/define-widget';
import { startGallery } from './start-gallery';

const attributes = {
  magnifier: flag({
    about: "The button that enlarges is WooCommerce's magnifier; set where a theme declares it",
  }),
};

export default defineWidget({
  name: 'gallery',
  title: 'Product gallery',
  moment: 'interaction',
  attributes,
  // Its links cannot be marked one by one: a click that comes early opens the picture in view.
  aliases: { '.woocommerce-product-gallery': { replay: '' } },
  pages: ['product'],
  budget: {
    script: '4 kB',
    early: '3.85 kB',
    because: "it hands WooCommerce's zoom, magnifier, thumbnails and arrows on, and is drawn without React",
  },
  start: startGallery,
});
