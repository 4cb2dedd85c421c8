import { Box, Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { tone, up } from '../../theme/tokens.ts';
import { useSectionInView } from './useSectionInView.ts';

/** Line with a dot for each section. The dot of the current section is filled. */
const Rail = styled(Box)({
  display: 'none',
  '@media print': { '&&': { display: 'none' } },
  [up.lg]: { display: 'block' },
  '& > ol': { margin: '12px 0 0', padding: 0, listStyle: 'none' },
  '& li': { position: 'relative' },
  '& li + li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 7,
    top: -14,
    height: 28,
    borderInlineStart: `2px solid ${tone.line}`,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 44,
    color: tone.inkSoft,
    textDecoration: 'none',
  },
  '& a::before': {
    content: '""',
    position: 'relative',
    flex: 'none',
    width: 16,
    height: 16,
    border: `2px solid ${tone.lineStrong}`,
    borderRadius: '50%',
    background: tone.paper,
  },
  '& a:hover': { color: tone.primary, textDecoration: 'underline' },
  '& a:hover::before': { borderColor: tone.primary },
  '& a[aria-current]': { color: tone.ink, fontWeight: 600 },
  '& a[aria-current]::before': { borderColor: tone.accent, background: tone.accent },
  '@media (forced-colors:active)': { '& a[aria-current]': { textDecoration: 'underline' } },
}) as typeof Box;

export interface PageSection {
  id: string;
  label: string;
}

/** Table of contents, on wide windows only. Scrolling, clicks and changes of the URL's hash update the current entry. */
export function Contents({ sections }: { sections: readonly PageSection[] }): React.JSX.Element {
  const { hash } = useLocation();
  const [current, setCurrent] = useState(sections[0]?.id ?? null);
  useEffect(() => {
    const namedSection = sections.find(({ id }) => `#${id}` === hash);
    if (namedSection !== undefined) setCurrent(namedSection.id);
  }, [hash, sections]);
  useSectionInView(sections.map(({ id }) => id).join(' '), setCurrent);
  return (
    <Rail component="nav" aria-label="On this page">
      <Typography variant="label" color="textSecondary">
        On this page
      </Typography>
      <ol>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <Link href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={() => setCurrent(id)}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </Rail>
  );
}
