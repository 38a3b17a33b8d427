import { isPlainClick } from '../../src/dom/clicks-and-keys';
import type { Cleanup, Instance } from '../../src/registry/define-widget';
import { Login } from './login';

/** Buttons and links with `data-url` open their login in a popup; what comes of it is said by the component. */
export function startSocialLogin(instance: Instance): Cleanup {
  const { element, report } = instance;
  const login = new Login(report);
  const end = new AbortController();
  const component = import('./show');
  // Nobody would go on: from now on the links lead there themselves.
  const giveUp = (error: unknown) => {
    if (end.signal.aborted) return;
    end.abort();
    report('social-login', element, error);
    // Nor would anybody say what became of a popup that is open, or was.
    login.leave();
  };
  component.catch(giveUp);
  let place: HTMLElement | undefined;
  let stop: Cleanup | undefined;
  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-url]');
    if (!button || !element.contains(button) || !isPlainClick(event)) return;
    event.preventDefault();
    // Not after the component has come: a browser allows popups for a moment only.
    login.press(button);
    if (place) return;
    place = placeBelow(element);
    const show = ({ show }: Awaited<typeof component>) => {
      if (!end.signal.aborted && place) stop = show(instance, login, place);
    };
    component.then(show).catch(giveUp);
  };
  element.addEventListener('click', press, { signal: end.signal });
  addEventListener('pageshow', login.comeBack, { signal: end.signal });
  return () => {
    end.abort();
    login.stop();
    stop?.();
    place?.remove();
  };
}

/** The place of the line, as high as the line from the press on: within the widget, or beside it where it is the button. */
function placeBelow(element: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  place.className = 'mullion-social-login__place';
  if (element.matches('[data-url]')) element.after(place);
  else element.append(place);
  return place;
}
