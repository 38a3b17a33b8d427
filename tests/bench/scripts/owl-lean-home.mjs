import { startCarousels } from './owl-presets.mjs';
import { startCartAndNotice } from './owl-shared.mjs';

jQuery(() => {
  startCarousels();
  startCartAndNotice();
});
