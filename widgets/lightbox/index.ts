import { identifier, text } from '../../src/contract/attributes';
import { defineWidget } from '../../src/registry/define-widget';
import { startLightbox } from './lightbox';

export type { Item } from './media';
export { type OpenOptions, open } from './open';

declare module '../../src/chunks/load' {
  interface WidgetModules {
    lightbox: typeof import('.');
  }
}

export default defineWidget({
  name: 'lightbox',
  title: 'Lightbox',
  moment: 'interaction',
  speaksLater: true,
  attributes: {
    group: identifier({
      fallback: '',
      about: 'On a container or a link of its own: all of one name on the page are shown together',
    }),
    // Read for each link in links.ts; here so that a wrong one is reported.
    caption: text({
      fallback: '',
      about: 'On a link; else the `figcaption`, the link’s `title`, the picture’s alternative text',
    }),
  },
  // Each link of a container is one of these too: so the registry holds a click that comes early.
  aliases: { '[data-widget=lightbox] a': {} },
  start: startLightbox,
});
