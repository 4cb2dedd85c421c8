import type { SxProps } from '@mui/material';

/** What narrows the list, or follows it, at present. */
export const CHOSEN = {
  borderColor: 'primary.main',
  backgroundColor: 'primary.soft',
  color: 'primary.dark',
  overflowWrap: 'anywhere',
} satisfies SxProps;
