import { useExtension } from '../../../config/SettingsContext.ts';
import { Box, Button, Typography } from '@mui/material';
import { FREQUENCY_LABELS, type BoardSearch } from '../../../../shared/jobSearch.ts';
import {
  useCreateJobAlertMutation,
  useDeleteJobAlertMutation,
  useListJobAlertsQuery,
  type JobAlertForm,
} from '../../../api/endpoints/board.ts';
import type { JobAlert } from '../../../api/models/job.ts';
import { useIsSignedIn } from '../../../api/session/useSession.ts';
import { LoginButton } from '../../../ui/page/LoginButton.tsx';
import { showFailure } from '../../../ui/toast/showFailure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { boardPath, type BoardAddress } from '../boardAddress.ts';
import { ACTIVE_FILTER_STYLE } from './activeFilterStyle.ts';

/** Returns a search without the filter by closing date, which has no meaning for jobs that are posted later. */
const withoutClosing = ({ keyword, location, filters }: BoardSearch): BoardSearch => ({
  keyword,
  location,
  filters: { ...filters, closing: undefined },
});

function alertFormOf(search: BoardSearch, frequency: JobAlertForm['frequency']): JobAlertForm {
  const { keyword, location, filters } = withoutClosing(search);
  const { experience, salary, closing: _closing, ...rest } = filters;
  const form = {
    keyword,
    location,
    ...rest,
    ...(experience === undefined ? {} : { experience: Number(experience) }),
    ...(salary === undefined ? {} : { salary: Number(salary) }),
    frequency,
  };
  // The URL contains only valid values.
  return form as JobAlertForm;
}

/**
 * Creates, changes or deletes the alert for a search; visitors are asked to log in. Renders nothing for a search without criteria, or when
 * the backend has no alerts.
 */
export function AlertControl({ address }: { address: BoardAddress }): React.JSX.Element | null {
  const signedIn = useIsSignedIn();
  const isSupported = useExtension('alerts');
  // An alert needs a criterion other than the closing date.
  if (!isSupported || boardPath(withoutClosing(address)) === boardPath({})) return null;
  return signedIn ? (
    <AlertButtons search={address} />
  ) : (
    <LoginButton variant="text" size="small" sx={{ px: 0 }}>
      Log in to get new ones by e-mail
    </LoginButton>
  );
}

function AlertButtons({ search }: { search: BoardSearch }): React.JSX.Element {
  const { data = [] } = useListJobAlertsQuery();
  const [createAlert, alertCreation] = useCreateJobAlertMutation();
  const [deleteAlert, alertDeletion] = useDeleteJobAlertMutation();
  const existingAlert = data.find((alert) => boardPath(alert.search) === boardPath(withoutClosing(search)));
  const busy = alertCreation.isLoading || alertDeletion.isLoading;

  const showOutcome = (request: Promise<string>): void =>
    void request.then(
      (message) => showToast(message, 'success', 'alert'),
      (error: unknown) => showFailure(error, 'job', 'alert'),
    );
  const renderFrequencyButton = (frequency: JobAlert['frequency']): React.JSX.Element => (
    <Button
      key={frequency}
      size="small"
      aria-pressed={existingAlert?.frequency === frequency}
      aria-label={`E-mail me new ones ${FREQUENCY_LABELS[frequency]}`}
      onClick={() => {
        if (busy) return;
        showOutcome(
          existingAlert?.frequency === frequency
            ? deleteAlert(existingAlert.id).unwrap()
            : createAlert(alertFormOf(search, frequency)).unwrap(),
        );
      }}
      sx={{ '&[aria-pressed=true]': ACTIVE_FILTER_STYLE }}
    >
      {FREQUENCY_LABELS[frequency]}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Typography component="span" variant="subtitle2" sx={{ width: { xs: '100%', sm: 'auto' }, mr: 0.5 }}>
        E-mail me new ones
      </Typography>
      {(Object.keys(FREQUENCY_LABELS) as JobAlert['frequency'][]).map(renderFrequencyButton)}
    </Box>
  );
}
