/** Whether an element's lines run from right to left, as the page is now. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
