import type { SxProps } from '@mui/material';

export const ACTIVE_FILTER_STYLE = {
  borderColor: 'primary.main',
  backgroundColor: 'primary.soft',
  color: 'primary.dark',
  overflowWrap: 'anywhere',
} satisfies SxProps;
