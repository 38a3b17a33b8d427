/** What a definition says for PHP, the docs and the budgets alone: no browser needs it. */
const TOLD = { defineWidget: ['title', 'aliases', 'pages', 'budget', 'speaksLater'], '*': ['about', 'unit'] };

const OF_A_WIDGET = /\/widgets\/[^/]+\/[^/]+\.tsx?$/;

/**
 * Takes what only PHP and the docs read out of the chunks: `about`, `unit`, and the definition's `title`,
 * `aliases`, `pages`, `budget` and `speaksLater`.
 *
 * @returns {import('vite').Plugin}
 */
export const withoutTold = () => ({
  name: 'mullion:without-told',
  transform(code, id) {
    if (!OF_A_WIDGET.test(id) || !/contract\/attributes|define-widget/.test(code)) return null;
    const cuts = [];
    walk(this.parse(code), (node) => {
      if (node.type !== 'CallExpression') return;
      const names = [...TOLD['*'], ...(TOLD[node.callee.name] ?? [])];
      for (const argument of node.arguments) {
        if (argument.type !== 'ObjectExpression') continue;
        for (const { key, start, end } of argument.properties)
          if (names.includes(key?.name)) cuts.push([start, end]);
      }
    });
    return cuts.length > 0 ? { code: cut(code, cuts), map: null } : null;
  },
});

/** Removes properties, each with the comma behind it. */
function cut(code, cuts) {
  let text = code;
  for (const [start, end] of cuts.sort(([one], [other]) => other - one))
    text = text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
  return text;
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  else if (node && typeof node === 'object') {
    if (node.type) visit(node);
    for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit);
  }
}
