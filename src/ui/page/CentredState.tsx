import { Box, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { KolamProps } from '../Kolam.tsx';
import { Kolam } from '../Kolam.tsx';
import { tone } from '../../theme/tokens.ts';
import { Heading } from './Heading.tsx';

interface Props {
  /** the sentence or the name of the state, exactly as the requirements quote it */
  title: string;
  /** 1 when the state is the whole page; without it the title is a sentence, no heading */
  level?: 1 | 2;
  /** what the drawing is made from; the title when left out */
  drawing?: Pick<KolamProps, 'seed'> & Partial<Pick<KolamProps, 'shape' | 'columns'>>;
  /** more about it, in a sentence or two */
  children?: ReactNode;
  /** the next step: at most one marigold button, and others */
  actions?: ReactNode;
  /** further places to go to */
  places?: readonly { label: string; to: string }[];
}

/** A state that fills its place: nothing there, not open to everybody, gone. A drawing, a sentence and a next step. */
export function CentredState({ title, level, drawing, children, actions, places }: Props): React.JSX.Element {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        gap: 2.5,
        px: 2,
        py: level === 1 ? 'clamp(40px, 9vw, 112px)' : 'clamp(24px, 5vw, 56px)',
        textAlign: 'center',
      }}
    >
      <Box sx={{ width: level === 1 ? 'min(240px, 56vw)' : 'min(168px, 45vw)', aspectRatio: '1', color: 'primary.main' }}>
        <Kolam seed={title} {...drawing} weight={0.24} dotColour={tone.marigold} drawn />
      </Box>
      {level === undefined ? (
        <Typography variant="subtitle1">{title}</Typography>
      ) : (
        <Heading level={level} sx={{ maxWidth: '22ch' }}>
          {title}
        </Heading>
      )}
      {children && (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: '48ch', textWrap: 'balance' }}>
          {children}
        </Typography>
      )}
      {actions && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {actions}
        </Stack>
      )}
      {places && (
        <Stack component="nav" aria-label="Other places" direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', columnGap: 3 }}>
          {places.map(({ label, to }) => (
            <Link key={to} href={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {label}
            </Link>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
