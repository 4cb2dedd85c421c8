import styled from '@emotion/styled';
import { tone } from '../theme/tokens.ts';
import { typography } from '../theme/typography.ts';

/** The page's main heading where the page is not a front page: size of the second step. */
export const PageTitle = styled('h1')({ ...typography.h2, overflowWrap: 'anywhere' });

/** Quieter text for reading. */
export const QuietText = styled('p')({ ...typography.body1, color: tone.inkSoft, overflowWrap: 'anywhere' });
