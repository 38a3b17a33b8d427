import { defineWidget } from '../../src/registry/define-widget';
import { startChat } from './chat';

export default defineWidget({
  name: 'chat',
  title: 'Chat',
  moment: 'idle',
  speaksLater: true,
  attributes: {},
  start: startChat,
});
