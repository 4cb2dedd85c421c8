import { Button, Stack } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { downloadOwnData } from '../../api/downloads.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Loaded on demand, because few members need it. */
const EraseDialog = lazy(() => import(/* webpackChunkName: "erase" */ './EraseDialog.tsx'));

interface Props {
  hasOwnDataExport: boolean;
  hasErasure: boolean;
}

const COPY_TEXT = 'Save a copy of everything that this site holds about you, including your CVs';

/** Section in which members download or erase everything that the site holds about them. */
export function OwnData({ hasOwnDataExport, hasErasure }: Props): React.JSX.Element {
  const [hasOpened, setHasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const openDialog = (): void => {
    setHasOpened(true);
    setOpen(true);
  };
  return (
    <ProfileSection
      id="own-data"
      title="Your data"
      description={
        hasOwnDataExport ? `${COPY_TEXT}${hasErasure ? ', or erase all of it' : ''}.` : 'Erase everything that this site holds about you.'
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {hasOwnDataExport && (
          <DownloadButton download={downloadOwnData} errorSubject="downloadOwnData" toastId="own-data">
            Download my data
          </DownloadButton>
        )}
        {hasErasure && (
          <Button color="error" onClick={openDialog}>
            Erase my data
          </Button>
        )}
      </Stack>
      {hasOpened && (
        <Suspense>
          <EraseDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
