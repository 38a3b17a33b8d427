import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fillMarkers } from './golden-markers.mjs';
import { ROOT } from './root.mjs';
import { UserError } from './user-error.mjs';

const TEMPLATES = join(ROOT, 'scripts/new-widget');

/** What each kind is for; the folders of scripts/new-widget. */
export const KINDS = {
  behaviour: 'a function that listens, scrolls or sets attributes on the theme’s markup; no React',
  enhance: 'React renders something of ours beside the theme’s own nodes',
  hydrate: 'React takes over the markup that our PHP template printed',
};

/** `product-tour` → `ProductTour`. */
const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());

/** `product-tour` → `Product tour`. */
const title = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * Makes the folder of a widget and its fixture page; edits nothing that is there.
 *
 * @param {string} root Of the project.
 * @param {string | undefined} name
 * @param {string} kind One of {@link KINDS}.
 * @returns {string[]} The files made, relative to the root.
 */
export function createWidget(root, name, kind = 'behaviour') {
  check(root, name, kind);
  const templates = join(TEMPLATES, kind);
  const fill = (text) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__Component__', pascal(name))
      .replaceAll('__Title__', title(name));
  const files = readdirSync(templates, { recursive: true }).filter((file) =>
    statSync(join(templates, file)).isFile(),
  );
  const texts = new Map(
    files.map((file) => [
      fill(file.replace(/\.txt$/, '')),
      fill(readFileSync(join(templates, file), 'utf8')),
    ]),
  );
  const page = fillMarkers(texts.get('page.html'), () => texts.get('golden/default.html')?.trimEnd());
  texts.delete('page.html');
  const made = [...texts].map(([file, text]) => [join(root, 'widgets', name, file), text]);
  made.push([join(root, 'fixtures/pages', `${name}.html`), page]);
  for (const [path, text] of made) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return made.map(([path]) => relative(root, path));
}

function check(root, name, kind) {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UserError(
      `"${name ?? ''}" is no widget name. Write a noun in kebab-case: npm run new -- product-tour.`,
    );
  if (!Object.hasOwn(KINDS, kind))
    throw new UserError(`"${kind}" is no kind of widget. Write one of ${Object.keys(KINDS).join(', ')}.`);
  if (existsSync(join(root, 'widgets', name)))
    throw new UserError(`widgets/${name} is there already. Choose another name, or remove the folder.`);
}
