import { identifier, text } from '../../src/contract/attributes';
import { defineWidget } from '../../src/registry/define-widget';
import { start } from './lightbox';

export { type Item, type OpenOptions, open } from './viewer';

declare module '../../src/chunks/load' {
  interface WidgetModules {
    lightbox: typeof import('.');
  }
}

export default defineWidget({
  name: 'lightbox',
  title: 'Lightbox',
  moment: 'interaction',
  attributes: {
    /** Links of one name are shown together, wherever on the page they are. */
    group: identifier({ fallback: '' }),
    /** Read for each link in links.ts; here so that a wrong one is reported. */
    caption: text({ fallback: '' }),
  },
  // Each link of a container is one of these too: so the registry holds a click that comes early.
  aliases: { '[data-widget="lightbox"] a': { replay: '' } },
  budget: {
    script: '4 kB',
    because: 'it is the whole viewer, fetched on first use',
  },
  start,
});
