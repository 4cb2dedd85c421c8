import { OutlinedInput } from '@mui/material';
import { styled } from '@mui/material/styles';
import { down, radius, tone } from '../../theme/tokens.ts';

/** File input that also accepts a dropped file. */
export const FileInput = styled(OutlinedInput)({
  '& input': { paddingBlock: 6, minWidth: 0, textOverflow: 'ellipsis' },
  '& input::file-selector-button': {
    minHeight: 40,
    marginInlineEnd: 12,
    paddingInline: 16,
    border: 0,
    borderRadius: radius,
    background: tone.primarySoft,
    color: tone.primaryStrong,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  // On phones the file name needs the full width.
  [down.sm]: {
    '&:has(.MuiButton-root)': { flexWrap: 'wrap', paddingBottom: 8 },
    '& .MuiButton-root': { marginInlineStart: 14 },
  },
});
