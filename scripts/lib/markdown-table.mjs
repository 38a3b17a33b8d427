/** A line of a table in Markdown. */
export const tableRow = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;

/** The lines that begin one. */
export const tableHead = (/** @type {string[]} */ names) => [names, names.map(() => '---')].map(tableRow);
