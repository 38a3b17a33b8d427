import { fillForm } from '../../src/attribution/form-inputs';
import { pagePrefix, pageSource } from '../../src/attribution/page-source';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import type { attributes as schema } from './contract';

/** Has the form tell where its visitor came from, as the page's tracker knows it when the form is sent. */
export function startAttribution(instance: Instance<typeof schema>): Cleanup {
  const { element, attributes, bus, signal } = instance;
  const made: HTMLInputElement[] = [];
  const fill = () => {
    made.push(...fillForm(element, attributes.prefix || pagePrefix(), pageSource()));
  };
  const onSubmit = ({ target }: Event) => {
    if (target === element.closest('form')) fill();
  };
  fill();
  bus.on('source-changed', fill, signal);
  document.addEventListener('prerenderingchange', fill, { signal });
  // Before anyone reads the form. Another tab may have changed what is known.
  addEventListener('submit', onSubmit, { capture: true, signal });
  return () => {
    for (const input of made) input.remove();
  };
}
