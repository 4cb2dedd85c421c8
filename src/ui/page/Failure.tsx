import { Alert, Button, Typography } from '@mui/material';
import type { Explanation } from '../../api/errors.ts';
import { Icon } from '../Icon.tsx';

interface Props {
  /** What went wrong, in words (`explainFailure`). */
  failure: Explanation;
  /** Retry is under way. */
  busy?: boolean;
  onRetry?: () => void;
}

/** A failure in its place, read out at once, with the way on that may help; the rest of the page stays (HOME-08). */
export function Failure({ failure, busy = false, onRetry }: Props): React.JSX.Element {
  const { text, hint, kind, loginMayHelp, retryMayHelp } = failure;
  return (
    <Alert
      severity="error"
      icon={<Icon name={kind === 'offline' ? 'offline' : 'alert'} size={28} />}
      action={
        <>
          {loginMayHelp && <Button href="/Login">Log in</Button>}
          {retryMayHelp && onRetry !== undefined && (
            <Button onClick={onRetry} loading={busy}>
              Retry
            </Button>
          )}
        </>
      }
    >
      {text}
      {hint !== null && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </Alert>
  );
}
