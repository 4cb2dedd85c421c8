import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tone } from '../theme/tokens.ts';
import { Kolam } from './Kolam.tsx';

export const StateFrame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: 'clamp(24px, 5vw, 56px) 16px',
  textAlign: 'center',
  '& > p': { maxWidth: '44ch', margin: 0, textWrap: 'balance' },
});

const Drawing = styled('div')({ width: 'min(168px, 45vw)', aspectRatio: '1', color: tone.violet, opacity: 0.8 });
const Sentence = styled('p')({ fontSize: '1.125rem', lineHeight: 1.45 });

export interface EmptyStateProps {
  /** the sentence that tells that there is nothing, exactly as the requirements quote it */
  text: string;
  /** what the drawing is made from; the text when left out */
  seed?: string;
  /** more about it, and the next step: a button or a link */
  children?: ReactNode;
}

/** Nothing to show: a drawing, a sentence and a next step. */
export function EmptyState({ text, seed = text, children }: EmptyStateProps) {
  return (
    <StateFrame>
      <Drawing>
        <Kolam seed={seed} weight={0.24} dotColour={tone.marigold} drawn />
      </Drawing>
      <Sentence>{text}</Sentence>
      {children}
    </StateFrame>
  );
}
