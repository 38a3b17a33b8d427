import { defineWidget } from '../../src/registry/define-widget';
import { startVariationChoice } from './variation-choice';

export default defineWidget({
  name: 'variation-choice',
  title: 'Asking for options that are missing',
  moment: 'interaction', // a press that comes before is held
  attributes: {},
  aliases: { 'form.variations_form': {} },
  pages: ['product'],
  start: startVariationChoice,
});
