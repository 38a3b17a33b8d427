import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The policy is made once per page, so each test gets the module anew. */
let parseHtml: typeof import('./parse-html').parseHtml;
let parseWithScripts: typeof import('./parse-html').parseWithScripts;
const page = globalThis as { ran?: string[] };

beforeEach(async () => {
  vi.resetModules();
  ({ parseHtml, parseWithScripts } = await import('./parse-html'));
  page.ran = [];
});

afterEach(() => {
  document.body.innerHTML = '';
  delete page.ran;
});

describe('a fragment of the shop', () => {
  test('keeps its nodes, text around them and attributes', () => {
    const nodes = parseHtml('Tổng: <b class="n" data-a="1">2</b><!-- c --> món');
    document.body.append(nodes);
    expect(document.body.innerHTML).toBe('Tổng: <b class="n" data-a="1">2</b><!-- c --> món');
  });

  test('may be a table row, which a div would not take', () => {
    expect(parseHtml('<tr><td>1</td></tr>').firstElementChild?.tagName).toBe('TR');
  });

  test('runs no script: those in it stay the very nodes that the parser made inert', () => {
    const create = vi.spyOn(document, 'createElement');
    const nodes = parseHtml(
      '<p>a</p><script>ran.push("inline")</script><div><script src="/x.js"></script></div>',
    );
    document.body.append(nodes);
    expect(create.mock.calls).toEqual([['template']]);
    expect(page.ran).toEqual([]);
  });

  test('loses every on… attribute at every depth, however it is written', () => {
    const nodes = parseHtml(
      '<img src="x" onerror="ran.push(1)" ONLOAD="ran.push(2)"><p onclick="ran.push(3)"><svg onload="ran.push(4)"><a onfocus="x"></a></svg></p>',
    );
    const names = [...nodes.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].map(({ name }) => name),
    );
    expect(names).toEqual(['src']);
  });

  test('loses what changes the whole page or brings another document into it, at every depth', () => {
    const nodes = parseHtml(
      '<meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example/"><p>a<link rel="stylesheet" href="//evil.example/x.css"><object data="x.svg"><b>b</b><embed src="x.svg"></object></p><svg><link href="x"></link></svg>',
    );
    const box = document.createElement('div');
    box.append(nodes);
    expect(box.innerHTML).toBe('<p>a</p><svg></svg>');
  });

  test('loses what would move the address of a link in a drawing to code, and keeps other movement', () => {
    const moved = (attribute: string) =>
      parseHtml(
        `<svg><a><animate attributeName="${attribute}" values="#;javascript:ran.push(1)"></animate></a></svg>`,
      )
        .querySelector('animate')
        ?.getAttributeNames();
    expect(moved('href')).toEqual(['values']);
    expect(moved('xlink:href')).toEqual(['values']);
    expect(moved('opacity')).toHaveLength(2);
  });

  test('keeps them where the site asks for its scripts', () => {
    expect(parseWithScripts('<link rel="stylesheet" href="/x.css">').firstElementChild?.tagName).toBe('LINK');
  });

  test('loses several on… attributes in a row', () => {
    const button = parseHtml(
      '<button onclick="a" onfocus="b" onblur="c" class="k"></button>',
    ).firstElementChild;
    expect(button?.getAttributeNames()).toEqual(['class']);
  });
});

describe('an attribute that would run code', () => {
  const namesIn = (html: string) => parseHtml(html).firstElementChild?.getAttributeNames();

  test.each([
    ['a link', '<a class="k" href="javascript:ran.push(1)">x</a>'],
    ['in capitals, after white space', '<a class="k" href=" \n\tJavaScript:ran.push(1)">x</a>'],
    ['after a null', '<a class="k" href="\0javascript:ran.push(1)">x</a>'],
    ['written with entities', '<a class="k" href="&#106;avascript&colon;ran.push(1)">x</a>'],
    ['a form', '<form class="k" action="javascript:ran.push(1)"></form>'],
    ['the button of a form', '<button class="k" formaction="javascript:ran.push(1)"></button>'],
    ['a frame', '<iframe class="k" src="javascript:ran.push(1)"></iframe>'],
    ['the page in a frame', '<iframe class="k" srcdoc="<script>ran.push(1)</script>"></iframe>'],
  ])('is lost: %s', (_what, html) => {
    expect(namesIn(html)).toEqual(['class']);
  });

  test.each([
    ['a tab within the word', '<a class="k" href="java\tscript:ran.push(1)">x</a>'],
    ['a line break within the word', '<a class="k" href="java&#10;script:ran.push(1)">x</a>'],
    ['a control character before it', '<a class="k" href="\u0001javascript:ran.push(1)">x</a>'],
  ])('is lost: %s', (_what, html) => {
    expect(namesIn(html)).toEqual(['class']);
  });

  test.each([
    ['a link', '<a href="/gio-hang/?ref=javascript:">x</a>', 'href'],
    ['a telephone number', '<a href="tel:+84">x</a>', 'href'],
    ['a picture', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', 'src'],
    ['words', '<p title="javascript là gì?"></p>', 'title'],
  ])('and no other: %s stays', (_what, html, name) => {
    expect(namesIn(html)).toEqual([name]);
  });
});

test('on a page that requires Trusted Types markup passes through the policy first', () => {
  const createHTML = (value: string) => `[trusted]${value}`;
  vi.stubGlobal('trustedTypes', { createPolicy: () => ({ createHTML }) });
  expect(parseHtml('<p>a</p>').textContent).toBe('[trusted]a');
});

describe('where the site asks for its scripts', () => {
  test('an inline script runs once, with its attributes kept', () => {
    document.body.append(parseWithScripts('<p>a</p><script data-k="1">ran.push("inline")</script>'));
    expect(document.querySelector('script')?.dataset.k).toBe('1');
    expect(document.querySelector('script')?.text).toBe('ran.push("inline")');
  });

  test('the revived script is a new element: one out of a template never runs', () => {
    const create = vi.spyOn(document, 'createElement');
    const nodes = parseWithScripts('<script>ran.push("x")</script>');
    const made = create.mock.results.map(({ value }) => value);
    expect(made).toContain(nodes.querySelector('script'));
  });

  test.each([
    ['on… attributes stay', '<p onclick="a()"></p>', 'onclick'],
    ['addresses that are code stay', '<a href="javascript:a()"></a>', 'href'],
    ['the page in a frame stays', '<iframe srcdoc="<p>a</p>"></iframe>', 'srcdoc'],
  ])('%s', (_what, html, name) => {
    expect(parseWithScripts(html).firstElementChild?.hasAttribute(name)).toBe(true);
  });
});
