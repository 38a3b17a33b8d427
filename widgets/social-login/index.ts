import { defineWidget } from '../../src/registry/define-widget';
import { reportResult } from './report-result';
import { startSocialLogin } from './start';

declare module '../../src/bus/events' {
  interface MullionEvents {
    /** The server says that the visitor is logged in; `preventDefault()` keeps the page where it is. */
    'logged-in': { element: Element };
    /** A social login has ended without. */
    'login-failed': { element: Element; reason: 'cancelled' | 'failed' | 'unchecked' };
  }
}

// This chunk is also the one script of the page on which a login ends in the popup. The build reads it too.
if (typeof document !== 'undefined') reportResult();

export default defineWidget({
  name: 'social-login',
  title: 'Social login',
  moment: 'interaction',
  speaksLater: true,
  attributes: {},
  start: startSocialLogin,
});
