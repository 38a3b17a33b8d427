/** The shop's own notice, printed by PHP in the theme's look. */
export function failureNotice(name: 'cart' | 'order'): HTMLElement {
  const notice = document.createElement('div');
  const template = document.querySelector<HTMLTemplateElement>(`#mullion-${name}-failed`);
  if (template) notice.append(template.content.cloneNode(true));
  return notice;
}
