import { Box, Button, DialogActions, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  /** The page's document; empty before the first preview. */
  html: string;
  open: boolean;
  onClose: () => void;
}

/** The page as it would be, without scripts (EDIT-04). The frame is of this site's origin, so that it may load pictures and fonts; without scripts it can do nothing. */
export function PagePreview({ html, open, onClose }: Props): React.JSX.Element {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} fullScreen aria-labelledby={id}>
      <DialogTitle id={id} variant="h5" component="h2">
        As visitors would see it
      </DialogTitle>
      <Box
        component="iframe"
        sandbox="allow-same-origin"
        srcDoc={html}
        title="The page"
        sx={{ flex: 1, width: '100%', border: 0, bgcolor: 'background.default' }}
      />
      <DialogActions>
        <Button variant="contained" color="accent" onClick={onClose}>
          Back to the form
        </Button>
      </DialogActions>
    </Dialog>
  );
}
