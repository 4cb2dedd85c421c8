import { useEffect, useRef, useState } from 'react';
import { extensionOf, fetchFile } from '../../../api/saveFile.ts';
import { parseLink } from '../../../lib/links.ts';
import { formatDay } from '../../../lib/moments.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useFormField } from '../../../ui/form/withFormikField.tsx';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { focusField } from '../formFields.ts';
import type { LastApplication } from './useLastApplication.ts';

/** Button that chooses the CV of the member's last application. It downloads the CV, which is then sent like any other file. */
export function LastCv({ last: { cv, appliedAt } }: { last: LastApplication }): React.JSX.Element | null {
  const { value, choose } = useFormField<File | null>('cv');
  const [busy, setBusy] = useState(false);
  const currentValue = useRef(value);
  useEffect(() => {
    currentValue.current = value;
  }, [value]);
  const link = parseLink(cv);
  // Scripts cannot read files on other hosts.
  if (value !== null || link?.kind !== 'internal') return null;
  const chooseLastCv = async (): Promise<void> => {
    setBusy(true);
    try {
      const content = await fetchFile(link.href);
      // The member may have chosen another file in the meantime.
      if (currentValue.current !== null) return;
      choose(new File([content], `cv.${extensionOf(content.type, link.href)}`, { type: content.type }));
      focusField('cv');
    } catch (error) {
      showFailure(error, 'getFile', 'cv');
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton busy={busy} onClick={() => void chooseLastCv()} sx={{ mt: 1 }}>
      {appliedAt === null ? 'Use the CV of my last application' : `Use the CV that I sent on ${formatDay(appliedAt)}`}
    </BusyButton>
  );
}
