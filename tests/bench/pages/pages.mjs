import { homePage } from './home.mjs';
import { slidersPage } from './sliders.mjs';

/** @type {Record<string, { title: string, body(variant: import('../variants.mjs').Variant): string }>} */
export const PAGES = { sliders: slidersPage, home: homePage };
