import { defineWidget } from '../../src/registry/define-widget';
import { startChat } from './chat';

export default defineWidget({
  name: 'chat',
  title: 'Chat',
  moment: 'idle',
  attributes: {},
  start: startChat,
});
