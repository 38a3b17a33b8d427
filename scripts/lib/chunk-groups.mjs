/**
 * What several widgets import and is one file for them all.
 *
 * @param {import('./runtimes.mjs').Runtime} runtime
 */
export const chunkGroups = (runtime) => [
  // With what makes roots and what loads CommonJS: each request costs a slow phone more than they do.
  {
    name: runtime.name,
    test: (id) =>
      runtime.packages.test(id) ||
      /rolldown[\\/]runtime|[\\/]src[\\/]react[\\/](?!query|use-disclosure)/.test(id),
    priority: 4,
  },
  {
    name: 'query',
    test: /[\\/](node_modules[\\/]@tanstack|src[\\/]react[\\/]query-client)/,
    priority: 2,
  },
  // Above React's, which would otherwise take what it imports along, and every widget would load React.
  // One for them all: on a slow phone a request costs more than the lines a page doesn't use.
  { name: 'ui', test: /[\\/]src[\\/](motion|ui)[\\/]/, priority: 5 },
  { name: 'consent', test: /[\\/]src[\\/]consent[\\/]/, priority: 5 },
  {
    name: 'shared',
    test: /[\\/]src[\\/](?!motion|ui|consent|react)|preload-helper/,
    minShareCount: 2,
    priority: 6,
  },
];
