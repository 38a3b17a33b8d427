/**
 * What `mullion.runtime()` hands to widgets of other plugins, so that none brings React a second time: what the page's
 * own widgets are drawn with, which the owner chooses (docs/architecture.md, "The owner chooses the runtime").
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

export { enhance } from '../react/enhance';
export { hydrate } from '../react/hydrate';
export { ServerHtml } from '../react/server-html';
export { useEvent } from '../react/use-event';
export { jsxRuntime, React, ReactDOM, ReactDOMClient };
