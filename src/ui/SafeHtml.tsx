import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';
import { use, useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { displayFont, measure, radius, tone } from '../theme/tokens.ts';
import { sanitizeHtml, prepareSanitizer } from './sanitizeHtml.ts';

/**
 * With `:where`, each rule counts as one class only. So a rule of the surroundings for the same elements (`.surroundings ul`) always wins,
 * in whichever order emotion has inserted the two: the order on the served page and after a navigation differs.
 */
const Root = styled(Box)({
  maxWidth: measure,
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '0.9em' },
  '& :where(ul, ol)': { margin: '0.9em 0 0', paddingInlineStart: '1.4em' },
  '& :where(li > :is(ul, ol))': { marginTop: '0.35em' },
  '& :where(li + li)': { marginTop: '0.35em' },
  '& :where(li)::marker': { color: tone.accentText },
  '& :where(h2, h3, h4, h5, h6)': { margin: '1.5em 0 0', fontFamily: displayFont, fontWeight: 600, lineHeight: 1.25 },
  '& :where(h2)': { fontSize: '1.5rem' },
  '& :where(h3)': { fontSize: '1.3125rem' },
  '& :where(h4, h5, h6)': { fontSize: '1.125rem' },
  '& :where(img)': { height: 'auto', borderRadius: radius },
  '& :where(blockquote)': { margin: '1.5em 0', paddingInlineStart: 20, borderInlineStart: `3px solid ${tone.accent}` },
  // `contain` keeps a wide table from widening the columns of the page around it.
  '& :where(table)': { display: 'block', width: 'auto', overflowX: 'auto', contain: 'inline-size' },
  '& :where(th, td)': { padding: '8px 12px', borderBottom: `1px solid ${tone.line}`, textAlign: 'start' },
  '& :where(pre)': { whiteSpace: 'pre-wrap' },
  '& :where(figure)': { marginInline: 0 },
  '& :where(dd)': { marginInlineStart: '1.4em' },
  '& :where(hr)': { width: 'auto', border: 0, borderTop: `1px solid ${tone.line}` },
  // The last rules win, because all have the same specificity.
  // Levels deeper than four are not indented further, so that they keep room on a phone.
  '& :where(:is(ul, ol, dl, blockquote) :is(ul, ol, dl, blockquote) :is(ul, ol, dl, blockquote) :is(ul, ol, dl, blockquote) :is(ul, ol, dd, blockquote))':
    { margin: '0.35em 0 0', paddingInlineStart: 0 },
  '& > :where(:first-child)': { marginTop: 0 },
  '& > :where(:last-child)': { marginBottom: 0 },
});

export interface SafeHtmlProps {
  html: string;
  /** Highest level of headings in the result, 1 to 6. */
  topHeading?: number;
  className?: string;
}

/**
 * Shows sanitised HTML of the CMS (D-20) and routes its internal links. Use only in lazy-loaded pages, because it imports the sanitiser.
 */
export function SafeHtml({ html, topHeading = 3, className }: SafeHtmlProps) {
  const pendingSanitizer = prepareSanitizer();
  if (pendingSanitizer !== null) use(pendingSanitizer);
  const navigate = useNavigate();
  const cleanHtml = useMemo(() => sanitizeHtml(html, topHeading), [html, topHeading]);
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || link?.target) return;
    event.preventDefault();
    void navigate(href);
  };
  return <Root className={className} onClick={onClick} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: cleanHtml }} />;
}
