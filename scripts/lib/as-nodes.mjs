import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { ROOT } from './root.mjs';

const QUERY = '?as-nodes';

/**
 * Makes nodes of a component without React: `import Controls from './Controls.tsx?as-nodes'` gives a function
 * of its props that returns the element of its first render. So an early part shows what the component will
 * take over, and both are of one source. The component, and those of other files that it draws, may have no hooks.
 *
 * @returns {import('vite').Plugin}
 */
export const componentsAsNodes = () => ({
  name: 'mullion:components-as-nodes',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer?.endsWith(QUERY)) return null;
    const found = await this.resolve(source, importer.slice(0, -QUERY.length), { skipSelf: true });
    return found?.id.endsWith('.tsx') ? `${found.id}${QUERY}` : found;
  },
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
      jsx: { runtime: 'automatic', importSource: join(ROOT, 'src/dom'), development: false },
    });
    return { code, moduleType: 'js' };
  },
});
