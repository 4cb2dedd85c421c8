import { Stack, Typography } from '@mui/material';
import type { AppliedJob } from '../../../api/models/job.ts';
import { formatDay } from '../../../lib/moments.ts';
import { STAGE_LABELS } from '../../../../shared/stages.ts';
import { Notice } from './Notice.tsx';

/** Stage of an application, with the day of each change (MY-04). */
export function Stages({ application: { stage, changes } }: { application: AppliedJob }): React.JSX.Element | null {
  if (stage === null) return null;
  return (
    <Notice title={`Your application: ${STAGE_LABELS[stage]}`}>
      <Stack component="ol" direction="row" sx={{ flexWrap: 'wrap', gap: '4px 24px', m: 0, p: 0, mt: 0.5, listStyle: 'none' }}>
        {changes.map((change) => (
          <li key={`${change.stage} ${change.at}`}>
            <Typography component="span" variant="body2">
              <strong>{STAGE_LABELS[change.stage]}</strong> {formatDay(change.at)}
            </Typography>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
