const MARKED = /<!-- golden: ([\w-]+)\/([\w-]+) -->[\s\S]*?<!-- \/golden -->/g;

/**
 * Puts golden markup between the markers of a fixture page.
 *
 * @param {string} html
 * @param {(widget: string, name: string) => string | undefined} golden
 */
export function fillMarkers(html, golden) {
  return html.replace(MARKED, (_, widget, name) => {
    const markup = golden(widget, name);
    if (markup === undefined)
      throw new Error(
        `A fixture page asks for the golden case ${widget}/${name}; cases.json has none of that name.`,
      );
    return `<!-- golden: ${widget}/${name} -->\n${markup}\n<!-- /golden -->`;
  });
}
