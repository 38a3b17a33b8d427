import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetModules } from '../../src/chunks/load';
import { rememberAttributes } from '../../src/dom/remember-attributes';
import type { Instance } from '../../src/registry/define-widget';
import { subscription } from './subscribe';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** The server has taken the address; with double opt-in it waits for the visitor's word by mail. */
    'newsletter-subscribed': { form: HTMLFormElement };
  }
}

export interface Services extends Pick<Instance, 't' | 'bus' | 'load' | 'signal'> {
  form: HTMLFormElement;
  action: string;
}

/** A dialog has to come also when the network has gone by then. */
function prepared(modal: WidgetModules['modal']): WidgetModules['modal'] {
  modal.prepare().catch(() => {});
  return modal;
}

/**
 * What one form asks for, from the press to the dialog that answers it.
 *
 * @returns Whether it is being sent.
 */
export function useSubscription({ form, action, t, bus, load, signal }: Services): boolean {
  const [parts] = useState(() => ({
    validate: load('validate').catch(() => null),
    modal: load('modal').then(prepared, () => null),
  }));
  const [post] = useState(() => subscription(form, action, signal));
  const { mutate, data, error, isPending } = useMutation(post);
  const isBusy = useRef(false);

  useSubmit(form, async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const validate = await parts.validate;
    const isValid = validate ? await validate.validateForm(form, signal) : form.reportValidity();
    if (isValid && !signal.aborted) mutate();
    else isBusy.current = false;
  });

  // Once the veil is gone: a dialog gives the focus back to what has it when it opens.
  useEffect(() => {
    if (!data && !error) return;
    isBusy.current = false;
    const say = async (title: string, text: string) => {
      const modal = await parts.modal;
      if (modal) await modal.alert({ title, text });
      else window.alert(`${title}\n\n${text}`);
    };
    if (error) {
      const text = navigator.onLine ? t('newsletter.failed-text') : t('newsletter.offline-text');
      void say(t('newsletter.failed'), text);
      return;
    }
    form.reset();
    bus.emit('newsletter-subscribed', { form });
    void say(t('newsletter.done'), `${t('newsletter.done-text')}\n${confirmationIn(form)}`.trim());
  }, [data, error, form, bus, t, parts]);

  return isPending;
}

/** Where the server waits for a word by mail, the answer that the form holds says what is left to do. */
const confirmationIn = (form: HTMLFormElement) =>
  form.querySelector('.mullion-newsletter__confirm')?.textContent ?? '';

/** Takes the form's sending over; our own messages instead of the browser's as long as it does. */
function useSubmit(form: HTMLFormElement, send: () => Promise<void>): void {
  const latest = useRef(send);
  latest.current = send;
  // Before the page goes on: a press may be waiting for it.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const take = (event: SubmitEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      void latest.current();
    };
    const putBack = rememberAttributes([form], ['novalidate']);
    form.noValidate = true;
    form.addEventListener('submit', take, { signal: stop.signal });
    return () => {
      stop.abort();
      putBack();
    };
  }, [form]);
}
