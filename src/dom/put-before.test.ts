import { expect, test } from 'vitest';
import { find } from '../../tests/unit/helpers/page';
import { namedButton } from './buttons';
import { putBefore } from './put-before';

test('a button takes the place of the one that a copied panel has brought along, and of no other', () => {
  document.body.innerHTML = '<i class="more"></i><p><b class="other"></b><span></span></p>';
  const panel = find('span');
  for (const name of ['Mở Cửa', 'Mở Cửa sổ']) putBefore(panel, namedButton('more', name));
  expect(find('p').textContent).toBe('');
  expect([...find('p').children].map(({ className }) => className)).toEqual(['other', 'more', '']);
  expect(find('p .more').getAttribute('aria-label')).toBe('Mở Cửa sổ');
});
