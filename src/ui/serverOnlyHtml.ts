import type { ReactNode } from 'react';

/**
 * Returns props for an element whose content the server renders and React does not hydrate: `<div {...serverOnlyHtml(<Menu />)} />`. The
 * content may contain only links and native controls.
 */
export const serverOnlyHtml = (content: ReactNode) =>
  typeof document === 'undefined'
    ? { children: content }
    : // oxlint-disable-next-line react/no-danger -- empty HTML, which makes React keep the server's content
      { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
