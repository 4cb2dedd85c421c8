import { Box, Link, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tone, up } from '../../theme/tokens.ts';
import type { KolamProps } from '../Kolam.tsx';
import { Kolam } from '../Kolam.tsx';
import { Heading } from './Heading.tsx';

interface Props {
  /** Sentence or name that describes the state, quoted from the requirements. */
  title: string;
  /** Level of the title: 1 when the state is the whole page. When absent, the title is a sentence and not a heading. */
  level?: 1 | 2;
  /** The drawing. Its seed is the title by default. */
  drawing?: Pick<KolamProps, 'seed'> & Partial<Pick<KolamProps, 'shape' | 'columns'>>;
  children?: ReactNode;
  /** Buttons for next steps, at most one of them in the accent colour. */
  actions?: ReactNode;
  links?: readonly { label: string; to: string }[];
}

const Frame = styled(Stack)({
  alignItems: 'center',
  gap: 24,
  padding: 'clamp(24px, 5vw, 56px) 16px',
  textAlign: 'center',
  '&[data-whole]': { padding: 'clamp(8px, 3vw, 48px) 0' },
  [up.md]: {
    '&[data-whole]': { flexDirection: 'row-reverse', justifyContent: 'flex-end', gap: 'clamp(48px, 8vw, 128px)', textAlign: 'start' },
  },
});

const Drawing = styled(Box)({
  flex: 'none',
  width: 'min(176px, 45vw)',
  aspectRatio: '1',
  color: tone.primary,
  '[data-whole] > &': { width: 'min(240px, 56vw)' },
  [up.md]: { '[data-whole] > &': { width: 'min(36vw, 440px)' } },
});

const StateText = styled(Stack)({
  alignItems: 'inherit',
  gap: 20,
  minWidth: 0,
  [up.md]: { '[data-whole] > &': { flex: '1 1 0', alignItems: 'flex-start', '& > *': { justifyContent: 'flex-start' } } },
});

/** Shown in a section or as a whole page when content is empty, missing or forbidden: a drawing, a sentence and a next step. */
export function CentredState({ title, level, drawing, children, actions, links }: Props): React.JSX.Element {
  const isPageState = level === 1;
  return (
    <Frame data-whole={isPageState ? '' : undefined}>
      <Drawing>
        <Kolam seed={title} {...drawing} weight={isPageState ? 0.2 : 0.24} dotColour={tone.accent} isAnimated />
      </Drawing>
      <StateText>
        {level === undefined ? (
          <Typography variant="subtitle1" sx={{ maxWidth: '40ch' }}>
            {title}
          </Typography>
        ) : (
          <Heading level={level} variant={isPageState ? 'h1' : 'h2'} sx={{ maxWidth: '18ch' }}>
            {title}
          </Heading>
        )}
        {children && (
          <Typography component="div" variant={isPageState ? 'subtitle1' : 'body1'} color="textSecondary" sx={{ maxWidth: '46ch' }}>
            {children}
          </Typography>
        )}
        {actions && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, pt: 0.5 }}>
            {actions}
          </Stack>
        )}
        {links && (
          <Stack
            component="nav"
            aria-label="Other places"
            direction="row"
            sx={{ flexWrap: 'wrap', justifyContent: 'center', columnGap: 3.5 }}
          >
            {links.map(({ label, to }) => (
              <Link key={to} href={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
                {label}
              </Link>
            ))}
          </Stack>
        )}
      </StateText>
    </Frame>
  );
}
