/** The shop's own notice, printed by PHP in the theme's look. */
export function failureNotice(name: 'cart' | 'order' | 'variation'): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'mullion-failure';
  const template = document.querySelector<HTMLTemplateElement>(`#mullion-${name}-failed`);
  if (template) notice.append(template.content.cloneNode(true));
  return notice;
}
