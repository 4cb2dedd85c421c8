import type { ReactNode } from 'react';

/**
 * Props for content that works only before hydration: the server renders it, and React keeps its HTML without hydrating it. It may hold
 * links and native controls only. `<div {...serverOnlyHtml(<Menu />)} />`
 */
export const serverOnlyHtml = (content: ReactNode) =>
  typeof document === 'undefined'
    ? { children: content }
    : // oxlint-disable-next-line react/no-danger -- empty HTML, which makes React keep the server's content
      { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
