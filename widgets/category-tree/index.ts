import { defineWidget } from '../../src/registry/define-widget';
import { startTree } from './tree';

export default defineWidget({
  name: 'category-tree',
  title: 'Category tree',
  moment: 'visible',
  attributes: {},
  aliases: { 'ul.product-categories': {} },
  pages: ['listing', 'product'],
  start: startTree,
});
