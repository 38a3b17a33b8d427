import { enhance } from '../../src/react/enhance';
import { defineWidget } from '../../src/registry/define-widget';
import { WidgetError } from '../../src/report/widget-error';
import { attributes } from './contract';
import { controlsIn, STRIP } from './markup';
import { SliderControls } from './SliderControls';

const control = enhance(SliderControls, 'slider', controlsIn);

export default defineWidget({
  name: 'slider',
  title: 'Slider',
  moment: 'interaction',
  attributes,
  budget: {
    script: '8.4 kB',
    style: '1.65 kB',
    because: "keen-slider is most of it; its style undoes what old libraries' hides",
  },
  start(instance) {
    if (!instance.element.querySelector(STRIP))
      throw new WidgetError('bad-markup', 'slider', 'There is no <ul>, <ol> or <div> of slides in it.');
    return control(instance);
  },
});
