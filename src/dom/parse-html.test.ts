import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The policy is made once per page, so each test gets the module anew. */
let parseHtml: typeof import('./parse-html').parseHtml;
let trusted: typeof import('./parse-html').trusted;
const page = globalThis as { ran?: string[] };

beforeEach(async () => {
  vi.resetModules();
  ({ parseHtml, trusted } = await import('./parse-html'));
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

  test('loses several on… attributes in a row', () => {
    const button = parseHtml(
      '<button onclick="a" onfocus="b" onblur="c" class="k"></button>',
    ).firstElementChild;
    expect(button?.getAttributeNames()).toEqual(['class']);
  });
});

describe('where the site asks for its scripts', () => {
  test('an inline script runs once, with its attributes kept', () => {
    document.body.append(parseHtml('<p>a</p><script data-k="1">ran.push("inline")</script>', true));
    expect(document.querySelector('script')?.dataset.k).toBe('1');
    expect(document.querySelector('script')?.text).toBe('ran.push("inline")');
  });

  test('the revived script is a new element: one out of a template never runs', () => {
    const create = vi.spyOn(document, 'createElement');
    const nodes = parseHtml('<script>ran.push("x")</script>', true);
    const made = create.mock.results.map(({ value }) => value);
    expect(made).toContain(nodes.querySelector('script'));
  });

  test('on… attributes stay', () => {
    expect(parseHtml('<p onclick="a()"></p>', true).firstElementChild?.hasAttribute('onclick')).toBe(true);
  });
});

describe('on a page that requires Trusted Types', () => {
  const createHTML = (value: string) => `[trusted]${value}`;

  test('markup passes through the policy called mullion, which is made once', () => {
    const createPolicy = vi.fn((_name: string, _rules: { createHTML(html: string): string }) => ({
      createHTML,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(trusted('<p></p>')).toBe('[trusted]<p></p>');
    expect(parseHtml('<p>a</p>').textContent).toBe('[trusted]a');
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('mullion', expect.anything());
  });

  test('the policy leaves the markup as it is', () => {
    const createPolicy = vi.fn((_name: string, rules: { createHTML(html: string): string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(trusted('<p onclick="a">Giỏ</p>')).toBe('<p onclick="a">Giỏ</p>');
  });
});

test('without Trusted Types markup is handed through', () => {
  expect(trusted('<b>1</b>')).toBe('<b>1</b>');
});
