import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { SearchBox } from './SearchBox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const TopDialog = styled(Dialog)({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { width: '100%', maxHeight: 'calc(100dvh - 64px)' },
});

interface Props {
  open: boolean;
  onClose: () => void;
}

export default function SearchDialog({ open, onClose }: Props): React.JSX.Element {
  const id = useId();
  return (
    <TopDialog open={open} onClose={onClose} maxWidth="sm" aria-labelledby={`${id}-label`}>
      <SearchBox id={id} onClose={onClose} />
    </TopDialog>
  );
}
