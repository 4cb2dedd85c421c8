import { Box, Button, Typography } from '@mui/material';
import { chapter } from '../../config/chapter.ts';
import { NEW_TAB_REL } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Link to the membership shop in a new window (MEMB-01). */
export function ShopButton({ children }: { children: string }): React.JSX.Element {
  return (
    <Button
      variant="contained"
      color="accent"
      size="large"
      href={chapter().membershipShop}
      target="_blank"
      rel={NEW_TAB_REL}
      endIcon={<Icon icon="external" />}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {children}
        <Typography variant="srOnly"> (opens a new window)</Typography>
      </Box>
    </Button>
  );
}
