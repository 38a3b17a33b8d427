/** A theme's own script that calls the library is often named after it. */
const OF_THE_THEME = /init|custom|config|setup|main|theme/i;

export interface Handles {
  scripts: string[];
  styles: string[];
}

/** Under which handles the page has the files of a library; WordPress writes them into the elements' ids. */
export function handlesOf(files: RegExp, page: Document): Handles {
  const named = (selector: string, end: string) =>
    [...page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(selector)].flatMap((element) => {
      const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      const name = address.replace(/[?#].*/, '').replace(/.*\//, '');
      const handle = element.id.slice(0, -end.length);
      // WooCommerce's own gallery needs its copy.
      const isOurs = !address.includes('/woocommerce/') && !OF_THE_THEME.test(name);
      return isOurs && (files.test(name) || files.test(handle)) ? [handle] : [];
    });
  return {
    scripts: named('script[src][id$="-js"]', '-js'),
    styles: named('link[rel="stylesheet"][id$="-css"]', '-css'),
  };
}
