import { defineWidget } from '../../src/registry/define-widget';
import { startChat } from './chat';

export default defineWidget({
  name: 'chat',
  moment: 'interaction',
  attributes: {},
  start: startChat,
});
