import { enhance } from '../../src/react/enhance';
import { defineWidget } from '../../src/registry/define-widget';
import { attributes } from './contract';
import { CONTROLS } from './markup';
import { SliderControls } from './SliderControls';

/** In front of the arrows: Tab comes to the pause button first. */
function placeIn(element: HTMLElement) {
  const place = document.createElement('span');
  element.querySelector(CONTROLS)?.prepend(place);
  return place;
}

export default defineWidget({
  name: 'slider',
  title: 'Slider',
  moment: 'interaction',
  attributes,
  budget: { script: '8.2 kB', because: 'keen-slider is most of it' },
  start: enhance(SliderControls, 'slider', placeIn),
});
