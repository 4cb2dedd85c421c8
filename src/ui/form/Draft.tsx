import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useReducer, type ReactNode } from 'react';
import { timeSince } from '../../lib/moments.ts';
import { useNow } from '../useNow.ts';
import { useDraft } from './useDraft.ts';

const MINUTE_MS = 60_000;

interface Props {
  name: string;
  /** Fields that are never stored, such as a consent. */
  omit?: readonly string[];
  children: ReactNode;
}

/** Renders again every minute. */
function useMinuteTick(): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Shows how long ago a draft was saved, and keeps the text up to date. */
function TimeSince({ savedAt }: { savedAt: Date }): React.JSX.Element {
  useMinuteTick();
  return <>{timeSince(savedAt, useNow())} ago</>;
}

/** Saves a form's values in this browser. Shows above the form that a draft was restored, and below the form when it was saved. */
export function Draft({ name, omit = NO_FIELDS, children }: Props): React.JSX.Element {
  const { restoredSavedAt, savedAt, discard, undoDiscard } = useDraft(name, omit);
  const isShown = restoredSavedAt !== null || undoDiscard !== null;
  return (
    <>
      {/* Announced for visitors who do not see that the form is filled in. The time of saving below is not announced, because that would interrupt typing. */}
      <Box role="status" sx={{ '[role=dialog] &': { px: 3 } }}>
        {isShown && (
          <Alert
            role="none"
            severity="info"
            icon={false}
            sx={{ mb: 3 }}
            // A single button for Discard and Restore, so that it keeps the focus.
            action={
              <Button size="small" onClick={undoDiscard ?? discard}>
                {undoDiscard === null ? 'Discard' : 'Restore'}
              </Button>
            }
          >
            {undoDiscard !== null && 'Your draft was discarded.'}
            {restoredSavedAt !== null && (
              <>
                Your draft is restored. It was saved on this device <TimeSince savedAt={restoredSavedAt} />.
              </>
            )}
          </Alert>
        )}
      </Box>
      {children}
      <Typography
        variant="body2"
        color="textSecondary"
        data-needs-scripts=""
        {...(savedAt === null ? {} : { 'data-has-draft': '' })}
        sx={{ minHeight: '1.6em', mt: 1, '[role=dialog] &': { px: 3, pb: 2 } }}
      >
        {savedAt !== null && (
          <>
            Saved on this device <TimeSince savedAt={savedAt} />. It is deleted when you send it or log out.
          </>
        )}
      </Typography>
    </>
  );
}

const NO_FIELDS: readonly string[] = [];
