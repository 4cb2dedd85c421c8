import { useState } from 'react';
import { parseLink, MEMBER_LINK_REL } from '../../lib/links.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { saveJobDescription } from './saveJobDescription.ts';

const LABEL = (
  <>
    <Icon name="download" />
    Download JD
  </>
);

/**
 * Saves the uploaded job description, or says that there is none (JOBS-08). A file of another site opens in a new tab:
 * it is not ours to fetch.
 */
export function DownloadDescription({ file }: { file: string | null }): React.JSX.Element {
  const [busy, setBusy] = useState(false);
  const link = parseLink(file);
  if (link?.kind === 'external') {
    return (
      <ButtonAnchor href={link.href} target="_blank" rel={MEMBER_LINK_REL} download="job_description.pdf">
        {LABEL}
      </ButtonAnchor>
    );
  }

  const save = (): void => {
    if (link?.kind !== 'internal') {
      showToast('No JD uploaded', 'plain', 'jd');
      return;
    }
    setBusy(true);
    saveJobDescription(link.href)
      .catch(() => showToast('Operation failed', 'error', 'jd'))
      .finally(() => setBusy(false));
  };
  return (
    <Button onClick={save} busy={busy}>
      {LABEL}
    </Button>
  );
}
