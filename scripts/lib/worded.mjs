/** `endedHide` → `ended_hide`. */
export const worded = (/** @type {string} */ key, /** @type {string} */ joint) =>
  key.replace(/[A-Z]/g, (letter) => joint + letter.toLowerCase());
