import type { ReactNode } from 'react';

/**
 * What stands in for scripts until they come: the server writes it, and React leaves it as it is, so that taking over
 * the page costs nothing for it. It can hold links and the browser's own controls only. Spread over an element:
 * `<div {...servedOnly(<Menu />)} />`.
 */
export const servedOnly = (content: ReactNode) =>
  typeof document === 'undefined'
    ? { children: content }
    : // oxlint-disable-next-line react/no-danger -- empty: tells React to leave the server's content alone
      { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
