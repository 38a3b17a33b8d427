import { createElement, memo } from 'react';
import { trusted } from '../dom/trusted';

interface Props {
  tag?: 'div' | 'span' | 'h2';
  className: string;
  /** The live `innerHTML`, read once: reading it again on a later render would recreate the nodes. */
  html: string;
}

/** Markup of the server's that React keeps as it is and never looks into again. */
export const ServerHtml = memo(
  ({ tag = 'div', className, html }: Props) =>
    createElement(tag, {
      className,
      'data-server-html': '',
      // A TrustedHTML object passes React unchanged; the markup is what the page already holds.
      dangerouslySetInnerHTML: { __html: trusted(html) },
    }),
  () => true,
);
