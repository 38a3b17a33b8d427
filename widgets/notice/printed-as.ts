/** The selector of every notice with that identifier, whoever has printed it. */
export const printedAs = (id: string): string => `[data-widget="notice"][data-notice-id="${id}"]`;
