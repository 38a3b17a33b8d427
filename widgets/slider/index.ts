import { enhance } from '../../src/react/enhance';
import { defineWidget } from '../../src/registry/define-widget';
import { attributes } from './contract';
import { controlsIn } from './markup';
import { SliderControls } from './SliderControls';

export default defineWidget({
  name: 'slider',
  title: 'Slider',
  moment: 'interaction',
  attributes,
  budget: {
    script: '8.3 kB',
    style: '1.6 kB',
    because: "keen-slider is most of it; its style undoes what old libraries' hides",
  },
  start: enhance(SliderControls, 'slider', controlsIn),
});
