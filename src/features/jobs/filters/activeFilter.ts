import type { SxProps } from '@mui/material';

/** Style of active filters. */
export const ACTIVE_FILTER = {
  borderColor: 'primary.main',
  backgroundColor: 'primary.soft',
  color: 'primary.dark',
  overflowWrap: 'anywhere',
} satisfies SxProps;
