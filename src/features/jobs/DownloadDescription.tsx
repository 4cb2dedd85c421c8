import { Button } from '@mui/material';
import { useState } from 'react';
import { saveFile } from '../../api/saveFile.ts';
import { parseLink, MEMBER_LINK_REL } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast/toast.ts';

const downloadIcon = <Icon icon="download" />;

/** Button that downloads the job description, or shows a toast when there is none (JOBS-08). External files open in a new tab. */
export function DownloadDescription({ file }: { file: string | null }): React.JSX.Element {
  const [busy, setBusy] = useState(false);
  const link = parseLink(file);
  if (link?.kind !== 'internal' && link?.kind !== 'external') {
    return (
      <Button onClick={() => showToast('No JD uploaded', 'plain', 'jd')} startIcon={downloadIcon} data-needs-scripts="">
        Download JD
      </Button>
    );
  }

  const { href } = link;
  // Without scripts the link itself downloads.
  const saveFileOnClick = (event: React.MouseEvent): void => {
    event.preventDefault();
    setBusy(true);
    saveFile(href, 'job_description')
      .catch(() => showToast('Operation failed', 'error', 'jd'))
      .finally(() => setBusy(false));
  };
  return (
    <Button
      href={href}
      download={`job_description${/\.docx?$/i.exec(href)?.[0] ?? '.pdf'}`}
      {...(link.kind === 'internal' ? { onClick: saveFileOnClick, loading: busy } : { target: '_blank', rel: MEMBER_LINK_REL })}
      startIcon={downloadIcon}
    >
      Download JD
    </Button>
  );
}
