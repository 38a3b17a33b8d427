/**
 * What `mullion.runtime()` hands to widgets of other plugins, so that none brings React a second time: what the page's
 * own widgets are drawn with, which the owner chooses (docs/architecture.md, "Widgets of other plugins").
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

export { enhance } from './enhance';
export { hydrate } from './hydrate';
export { ServerHtml } from './server-html';
export { useEvent } from './use-event';
export { jsxRuntime, React, ReactDOM, ReactDOMClient };

declare module '../chunks/load' {
  interface WidgetModules {
    'mullion/runtime': typeof import('./runtime');
  }
}
