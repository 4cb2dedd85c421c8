import { Button, Typography } from '@mui/material';
import { saveFile } from '../../api/saveFile.ts';
import { MEMBER_LINK_REL, parseLink } from '../../lib/links.ts';
import { formatDay } from '../../lib/moments.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';

interface Props {
  file: string | null;
  /** time at which the CV was removed (ISO 8601); null if it was not */
  removedAt: string | null;
  name: string;
  onSaved: () => void;
}

/** Downloads a CV as `cv` with its true extension (APPL-01); external files open in a new tab. */
export function CvDownload({ file, removedAt, name, onSaved }: Props): React.JSX.Element {
  const link = parseLink(file);
  if (link?.kind !== 'internal' && link?.kind !== 'external') {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'normal' }}>
        {removedAt === null ? 'No CV' : `CV removed on ${formatDay(removedAt)}`}
      </Typography>
    );
  }
  const { href } = link;
  const label = `Download the CV of ${name || 'this applicant'}`;
  if (link.kind === 'external') {
    return (
      <Button
        size="small"
        href={href}
        target="_blank"
        rel={MEMBER_LINK_REL}
        startIcon={<Icon icon="download" />}
        aria-label={`${label} (new tab)`}
      >
        CV
      </Button>
    );
  }
  // The server checks who may read the file (APPL-03).
  return (
    <DownloadButton size="small" download={() => saveFile(href, 'cv').then(onSaved)} errorSubject="getFile" toastId="cv" aria-label={label}>
      CV
    </DownloadButton>
  );
}
