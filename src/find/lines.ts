import { handlesOf } from './files';
import type { Found, Words } from './found';
import { php } from './php';

/** The lines for the child theme that hand what was found to a widget, and take the old library off the page. */
export function linesOf(
  widget: string,
  found: Found,
  selector: string,
  page: Document,
  words: Words,
): string {
  const alias = found.isLeft ? [] : [...markupLines(found, words), ...aliasLines(widget, found, selector)];
  return [...alias, ...libraryLines(found, page, words)].join('\n');
}

function aliasLines(widget: string, { attributes, style }: Found, selector: string): string[] {
  const { responsive, ...plain } = attributes;
  const last = responsive === undefined ? [] : [`'responsive' => ${php(responsive)}`];
  const pairs = [...Object.entries(plain).map(([name, value]) => `${php(name)} => ${php(value)}`), ...last];
  return [
    `add_filter('mullion_aliases', fn(array $aliases) => $aliases + [${php(selector)} => [`,
    `    'widget' => ${php(widget)},`,
    ...(pairs.length ? [`    'attributes' => [${pairs.join(', ')}],`] : []),
    ']]);',
    ...(style ? [styleLine(`${selector} { ${style}; }`)] : []),
  ];
}

const styleLine = (rule: string) =>
  `add_action('wp_head', function (): void { echo ${php(`<style>${rule}</style>`)}; });`;

/** As a comment: only the template can carry it. */
const markupLines = ({ markup = [] }: Found, words: Words) =>
  markup.length ? [`// ${words.template}`, ...markup.map((line) => `//     ${line}`)] : [];

function libraryLines({ files, plugin, standIn }: Found, page: Document, words: Words): string[] {
  if (!files) return [];
  const { scripts, styles } = handlesOf(files, page);
  const unknown = scripts.length ? [] : [`// ${words.handle}`];
  // Swiper is no plugin of jQuery, and a page may have none.
  const needs = plugin || (standIn && standIn !== 'swiper') ? ", ['jquery']" : '';
  const calls = [
    // Without a file the handle still serves what the theme has depend on it.
    ...scripts.flatMap((handle) => [
      `    wp_deregister_script(${php(handle)});`,
      `    wp_register_script(${php(handle)}, false${needs});`,
    ]),
    ...styles.map((handle) => `    wp_dequeue_style(${php(handle)});`),
  ];
  // The theme's own script goes on calling it: it would throw there, and the rest of it would not run.
  if (plugin)
    calls.push(
      `    wp_add_inline_script('jquery-core', 'jQuery.fn.${plugin} ??= function () { return this; };');`,
    );
  const action = calls.length
    ? ["add_action('wp_enqueue_scripts', function (): void {", ...calls, '}, 100);']
    : [];
  const stand = standIn
    ? [`add_filter('mullion_replaced_libraries', fn(array $names) => [...$names, ${php(standIn)}]);`]
    : [];
  return [...unknown, ...action, ...stand];
}
