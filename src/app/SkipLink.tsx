import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';

const Skip = styled(Button)(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 8,
  top: -100,
  zIndex: theme.zIndex.tooltip,
  '&:focus': { top: 14 },
}));

/** Skip link, the first focusable element (NAV-05). */
export function SkipLink(): React.JSX.Element {
  return (
    <Skip href="#main" variant="contained" color="accent">
      Skip to content
    </Skip>
  );
}
