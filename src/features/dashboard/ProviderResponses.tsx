import { Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetProviderDriftQuery, type Drift, type ProviderDrift } from '../../api/endpoints/system.ts';
import { formatMoment } from '../../lib/moments.ts';
import { formatCount } from '../../lib/text.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { DriftList } from './DriftList.tsx';
import { SystemSection } from './SystemSection.tsx';

function ComparisonSummary({ report }: { report: ProviderDrift }): React.JSX.Element {
  const { checked, calls, since, skipped, left, backends } = report;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography role="status">
        {formatCount(checked, 'response')} of {formatCount(calls, 'call')} {checked === 1 ? 'was' : 'were'} compared with the contracts
        since {formatMoment(since)}: at most one of each call every ten seconds.
      </Typography>
      {backends.length === 1 && (
        <Typography color="textSecondary">
          Only {backends[0] === 'jobs' ? 'the job backend' : 'the content system'} is the provider’s; the other backend belongs to this
          site.
        </Typography>
      )}
      {skipped > 0 && (
        <Typography color="textSecondary">
          {formatCount(skipped, 'more response')} could not be compared: too large, unreadable, or the server was busy.
        </Typography>
      )}
      {left > 0 && <Typography color="textSecondary">Not every difference can be stored: the list below is incomplete.</Typography>}
    </Stack>
  );
}

function DriftGroup({
  title,
  drifts,
  children,
}: {
  title: string;
  drifts: readonly Drift[];
  children: ReactNode;
}): React.JSX.Element | null {
  if (drifts.length === 0) return null;
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 1.5 }}>
      <Heading level={3}>{title}</Heading>
      <Typography color="textSecondary">{children}</Typography>
      <Paper>
        <DriftList drifts={drifts} />
      </Paper>
    </Stack>
  );
}

function DriftReport({ report }: { report: ProviderDrift }): React.JSX.Element {
  const { checked, drifts } = report;
  if (checked === 0 && drifts.length === 0) {
    return (
      <CentredState title="Nothing has been compared yet." drawing={{ seed: 'nothing compared' }}>
        Since {formatMoment(report.since)} no response of the provider has arrived. The next one is compared with the contracts as soon as
        it arrives.
      </CentredState>
    );
  }
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <ComparisonSummary report={report} />
      {drifts.length === 0 && (
        <CentredState title="Nothing differs from the contracts." drawing={{ seed: 'no drift' }}>
          A difference is shown here for seven days after it was last seen.
        </CentredState>
      )}
      <DriftGroup title="What may break pages" drifts={drifts.filter(({ kind }) => kind !== 'extra')}>
        The pages named here may show less, or an error. Pass this list on to the site’s developers; docs/contract-changes.md describes what
        they can do. A corrected difference stays here for seven days; check when it was last seen.
      </DriftGroup>
      <DriftGroup title="What the contract does not describe" drifts={drifts.filter(({ kind }) => kind === 'extra')}>
        New fields break nothing. A new field beside a missing one may be the same field under another name.
      </DriftGroup>
    </Stack>
  );
}

/** Provider responses that differ from the contracts; renders nothing when both backends are this site’s own. */
export function ProviderResponses(): React.JSX.Element | null {
  const query = useGetProviderDriftQuery(undefined, { refetchOnMountOrArgChange: true });
  if (query.data?.backends.length === 0) return null;
  return (
    <SystemSection title="The provider’s responses" query={query} lines={6}>
      {(report) => <DriftReport report={report} />}
    </SystemSection>
  );
}
