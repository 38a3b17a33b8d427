import { defineWidget } from '../../src/registry/define-widget';
import { reportResult } from './report-result';
import { startSocialLogin } from './social-login';

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
