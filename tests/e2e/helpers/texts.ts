/** A text of a page, and where it stands: "title", "img[alt]", "wc_params.i18n_…". */
export interface Text {
  where: string;
  text: string;
}

/**
 * Everything that a document says: seen, spoken, handed to scripts, shown by search engines. Runs in
 * the page, on the document that is shown or on one that was parsed.
 */
export function textsOf(document: Document): Text[] {
  const ATTRIBUTES =
    'aria-label aria-description aria-roledescription aria-valuetext title alt placeholder label data-msg data-order_button_text summary';
  const META = /description|og:|twitter:/;
  // A feed's dates and words for machines.
  const MACHINE = /^(?:script|style|code|pubDate|lastBuildDate|generator|sy:\w+|guid|link)$/i;
  const found: Text[] = [];
  const add = (where: string, text: string | null | undefined) => {
    if (text?.trim()) found.push({ where, text: text.replace(/\s+/g, ' ').trim() });
  };
  const addJson = (where: string, value: unknown) => {
    if (typeof value === 'string') addMarkup(where, value);
    else if (value && typeof value === 'object')
      for (const [key, entry] of Object.entries(value)) addJson(`${where}.${key}`, entry);
  };
  // A script's word is a sentence, or what its key says to be one; the rest are selectors, keys, addresses.
  const addMarkup = (where: string, value: string) => {
    const isSaid = /i18n|text|label|message|name|description|title/i.test(where.split('.').pop() ?? '');
    const isCode = /[{};]|\(\)|^[.#[]|^\S+$|^\w+\.\w+|\w=\w/.test(value);
    if (isCode && !isSaid) return;
    for (const { text } of within(new DOMParser().parseFromString(value, 'text/html'))) add(where, text);
  };
  const isOfAnotherLanguage = (element: Element | null) => {
    const language = element?.closest('[lang]')?.getAttribute('lang') ?? 'vi';
    return !/^(vi|)(-|$)/i.test(language);
  };

  for (const one of within(document)) found.push(one);
  return found;

  function within(root: Document): Text[] {
    const before = found.length;
    const kinds = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION;
    const walker = root.createTreeWalker(root, kinds);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeType === Node.ELEMENT_NODE) addElement(node as Element);
      else addText(node as CharacterData);
    }
    return found.splice(before);
  }

  function addText(node: CharacterData) {
    const parent = node.parentElement;
    if (!parent || MACHINE.test(parent.tagName) || isOfAnotherLanguage(parent)) return;
    // Where scripts run, markup for others is one text.
    if (parent.tagName === 'NOSCRIPT' && document.defaultView) return;
    if (node.nodeType === Node.CDATA_SECTION_NODE) addMarkup(`${parent.tagName}.text`, node.data);
    else add(parent.tagName.toLowerCase(), node.data);
  }

  function addElement(element: Element) {
    if (isOfAnotherLanguage(element)) return;
    const tag = element.tagName.toLowerCase();
    for (const name of ATTRIBUTES.split(' ')) add(`${tag}[${name}]`, element.getAttribute(name));
    // WooCommerce's tables print it before a cell on a phone; on other elements it is a script's.
    if (tag === 'td') add('td[data-title]', element.getAttribute('data-title'));
    if (element.matches('input:is([type=submit], [type=button], [type=reset])'))
      add('button', element.getAttribute('value'));
    const meta = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    if (tag === 'meta' && META.test(meta) && !/url|image|type|card|locale/.test(meta))
      add(`meta ${meta}`, element.getAttribute('content'));
    if (tag === 'script') addScript(element.textContent ?? '', element.getAttribute('type') ?? '');
  }

  function addScript(source: string, type: string) {
    if (/json/.test(type)) addJson(type, parsed(source));
    if (/template/.test(type)) addMarkup('template', `${source} `);
    for (const [, name, json] of source.matchAll(/^\s*(?:var|const|window\.)\s*(\w+) = (\{.*\});?$/gm))
      addJson(name ?? '', parsed(json ?? ''));
    for (const [, json] of source.matchAll(/setLocaleData\(\s*(\{.*?\})\s*[,)]/g))
      addJson('locale', parsed(json ?? ''));
  }

  function parsed(json: string): unknown {
    try {
      return JSON.parse(json);
    } catch {
      return undefined;
    }
  }
}
