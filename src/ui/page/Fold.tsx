import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { focusRing, tone, touch } from '../../theme/tokens.ts';
import { Icon } from '../Icon.tsx';

const Details = styled('details')({
  minWidth: 0,
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    minHeight: touch,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: tone.primary },
    '&:focus-visible': { outline: `${focusRing.width}px solid ${focusRing.colour}`, outlineOffset: focusRing.offset },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  // Printed, everything is unfolded.
  '@media print': {
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '& > summary > svg': { display: 'none' },
  },
});

/**
 * Content that is folded until its summary is pressed, with or without scripts. It stays part of the document: search engines read it,
 * and the browser's search and links to an id in it unfold it (`src/app/revealTarget.ts`).
 */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }): React.JSX.Element {
  return (
    <Details>
      <summary>
        {summary}
        <Icon icon="down" />
      </summary>
      {children}
    </Details>
  );
}
