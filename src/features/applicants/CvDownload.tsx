import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { describeError } from '../../api/errors.ts';
import { saveFile } from '../../api/saveFile.ts';
import { MEMBER_LINK_REL, parseLink } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast/toast.ts';

const ICON = <Icon name="download" />;

/** Saves an applicant's CV as `cv.pdf`, or with its true extension (APPL-01); a file of another site opens in a new tab. */
export function CvDownload({ file, name }: { file: string | null; name: string }): React.JSX.Element {
  const [busy, setBusy] = useState(false);
  const link = parseLink(file);
  if (link?.kind !== 'internal' && link?.kind !== 'external') {
    return (
      <Typography variant="body2" color="textSecondary">
        No CV
      </Typography>
    );
  }
  const { href } = link;
  const label = `Download the CV of ${name || 'this applicant'}`;
  if (link.kind === 'external') {
    return (
      <Button size="small" href={href} target="_blank" rel={MEMBER_LINK_REL} startIcon={ICON} aria-label={`${label} (new tab)`}>
        CV
      </Button>
    );
  }
  // By the scripts alone: the file is given to those who may read it, which only the token tells (APPL-03).
  const save = (): void => {
    setBusy(true);
    saveFile(href, 'cv')
      .catch((error: unknown) => showToast(describeError(error, 'getFile').text, 'error', 'cv'))
      .finally(() => setBusy(false));
  };
  return (
    <Button size="small" onClick={save} loading={busy} startIcon={ICON} aria-label={label}>
      CV
    </Button>
  );
}
