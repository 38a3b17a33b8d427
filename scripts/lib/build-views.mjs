import { build } from 'vite';
import { notePackages } from './notices.mjs';
import { ROOT } from './root.mjs';
import { RUNTIMES } from './runtimes.mjs';
import { widgetFile, widgetNames } from './widgets.mjs';

const ENTRY = 'virtual:find';

/** The view's entry, made of the detectors: `src/` knows no widget, so it cannot name them. */
const detectors = {
  name: 'mullion-detectors',
  resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : null),
  load(id) {
    if (id !== `\0${ENTRY}`) return null;
    const names = widgetNames().filter((name) => widgetFile(name, 'find.ts'));
    const imports = names.map(
      (name, at) => `import { find as find${at} } from ${JSON.stringify(widgetFile(name, 'find.ts'))};`,
    );
    const list = names.map((name, at) => `${JSON.stringify(name)}: find${at}`);
    return `import { showFind } from '/src/react/find-panel/show-find.tsx';\n${imports.join('\n')}\nshowFind({ ${list.join(', ')} });\n`;
  },
};

/** `?mullion=find`. @param {object} common What all builds share. */
export const buildFinder = (common) => buildView(common, 'find', ENTRY, [detectors]);

/** `?mullion=doctor`. @param {object} common What all builds share. */
export const buildDoctor = (common) =>
  buildView(common, 'doctor', 'src/react/doctor-panel/show-doctor.tsx', []);

/**
 * The script of a view for administrators, classic and with all that it needs: nothing of it is in a visitor's files.
 *
 * @param {object} common
 * @param {string} name
 * @param {string} entry
 * @param {import('vite').Plugin[]} plugins
 */
async function buildView(common, name, entry, plugins) {
  const result = await build({
    root: ROOT,
    logLevel: 'warn',
    plugins: [...plugins, notePackages()],
    // The smaller runtime, whatever the site has.
    resolve: { alias: RUNTIMES.find(({ name }) => name === 'preact')?.alias ?? [] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...common,
      lib: { entry, formats: ['iife'], name: `mullion_${name}`, fileName: name },
      rolldownOptions: {
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
        output: { entryFileNames: `${name}-[hash].js` },
      },
    },
  });
  return [result].flat()[0].output[0].fileName;
}
