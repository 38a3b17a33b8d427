import { startCarousels } from './owl-presets.mjs';

jQuery(startCarousels);
