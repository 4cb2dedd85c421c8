import styled from '@emotion/styled';
import { NavLink } from 'react-router';
import { tone, touch } from '../../theme/tokens.ts';

/** Look of everything in the header that is clicked. */
export const headerItem = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  padding: '0 12px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: tone.ink,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: '1rem',
  textDecoration: 'none',
  '&:hover': { backgroundColor: tone.tint },
} as const;

/** A link in the header or one of its menus; the present page's is marked. */
export const HeaderLink = styled(NavLink)({
  ...headerItem,
  '&[aria-current="page"]': { color: tone.violet, textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 6 },
});
