import { Button, List, ListItem, ListItemText, Paper, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { FREQUENCY_LABELS } from '../../../../shared/jobSearch.ts';
import { explainFailure } from '../../../api/errors.ts';
import { useDeleteJobAlertMutation, useListJobAlertsQuery } from '../../../api/endpoints/board.ts';
import type { JobAlert } from '../../../api/models/job.ts';
import { paths } from '../../../config/paths.ts';
import { formatDay } from '../../../lib/moments.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { CentredState } from '../../../ui/page/CentredState.tsx';
import { Failure } from '../../../ui/page/Failure.tsx';
import { Loading, TextSkeleton } from '../../../ui/page/Loading.tsx';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { boardPath } from '../boardAddress.ts';

function AlertItem({ alert, isLast, onDeleted }: { alert: JobAlert; isLast: boolean; onDeleted: () => void }): React.JSX.Element {
  const [deleteAlert, { isLoading }] = useDeleteJobAlertMutation();
  const handleClick = (): void => {
    if (isLoading) return;
    deleteAlert(alert.id)
      .unwrap()
      .then(
        (message) => {
          showToast(message, 'success', 'alert');
          onDeleted();
        },
        (error: unknown) => showFailure(error, 'job', 'alert'),
      );
  };
  const frequency = FREQUENCY_LABELS[alert.frequency].replace('every', 'Every');
  return (
    <ListItem divider={!isLast} sx={{ flexWrap: 'wrap', gap: 1, py: 1.5 }}>
      <ListItemText
        primary={alert.description}
        secondary={alert.nextAt === null ? frequency : `${frequency}, next on ${formatDay(alert.nextAt)}`}
        sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" href={boardPath(alert.search)} aria-label={`Show jobs for ${alert.description}`}>
          Show jobs
        </Button>
        <BusyButton
          size="small"
          color="error"
          onClick={handleClick}
          busy={isLoading}
          aria-label={`Delete the alert for ${alert.description}`}
        >
          Delete
        </BusyButton>
      </Stack>
    </ListItem>
  );
}

export function AlertsTab(): React.JSX.Element {
  const { data, error, isFetching, refetch } = useListJobAlertsQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  if (data === undefined) {
    if (error === undefined) {
      return (
        <Loading label="Loading job alerts">
          <TextSkeleton lines={4} />
        </Loading>
      );
    }
    return <Failure failure={explainFailure(error, 'The job alerts', 'job')} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h3">
        Job alerts
      </Typography>
      {data.length === 0 ? (
        <CentredState
          title="No job alerts yet."
          drawing={{ seed: 'no alerts' }}
          actions={
            <Button variant="contained" color="accent" href={paths.exploreJobs}>
              Search for jobs
            </Button>
          }
        >
          Search the job board, and get new matching jobs by e-mail.
        </CentredState>
      ) : (
        <Paper>
          <List>
            {data.map((alert, index) => (
              <AlertItem key={alert.id} alert={alert} isLast={index === data.length - 1} onDeleted={() => heading.current?.focus()} />
            ))}
          </List>
        </Paper>
      )}
    </Stack>
  );
}
