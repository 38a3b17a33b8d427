import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fillMarkers } from './golden-markers.mjs';
import { ROOT } from './root.mjs';
import { UserError } from './user-error.mjs';

const TEMPLATES = join(ROOT, 'scripts/new-widget');

/** `product-tour` → `ProductTour`. */
const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());

/** `product-tour` → `Product tour`. */
const title = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * Makes the folder of a widget and its fixture page; edits nothing that is there.
 *
 * @param {string} root Of the project.
 * @param {string | undefined} name
 * @returns {string[]} The files made, relative to the root.
 */
export function createWidget(root, name) {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UserError(
      `"${name ?? ''}" is no widget name. Write a noun in kebab-case: npm run new -- product-tour.`,
    );
  }
  const folder = join(root, 'widgets', name);
  if (existsSync(folder))
    throw new UserError(`widgets/${name} is there already. Choose another name, or remove the folder.`);
  const fill = (text) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__Component__', pascal(name))
      .replaceAll('__Title__', title(name));
  const files = readdirSync(TEMPLATES, { recursive: true }).filter((file) =>
    statSync(join(TEMPLATES, file)).isFile(),
  );
  const texts = new Map(
    files.map((file) => [
      fill(file.replace(/\.txt$/, '')),
      fill(readFileSync(join(TEMPLATES, file), 'utf8')),
    ]),
  );
  const page = fillMarkers(texts.get('page.html'), () => texts.get('golden/default.html').trimEnd());
  texts.delete('page.html');
  const made = [...texts].map(([file, text]) => [join(folder, file), text]);
  made.push([join(root, 'fixtures/pages', `${name}.html`), page]);
  for (const [path, text] of made) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return made.map(([path]) => relative(root, path));
}
