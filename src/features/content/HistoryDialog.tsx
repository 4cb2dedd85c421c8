import { Alert, Button, DialogActions, DialogContent, DialogTitle, ListItem, List, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import {
  useGetContentVersionQuery,
  useListContentVersionsQuery,
  type ContentFile,
  type ContentVersion,
} from '../../api/endpoints/editing.ts';
import { formatMoment } from '../../lib/moments.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { useNow } from '../../ui/useNow.ts';
import { Differences } from './Differences.tsx';
import { describeAuthor } from './FileRow.tsx';
import { listDifferences } from './merge.ts';

interface VersionProps {
  version: ContentVersion;
  content: ContentFile;
  isReadOnly: boolean;
  onRestore: (versionId: string) => Promise<void>;
}

/** What a version has otherwise than the present one, and the button that brings it back. */
function VersionDetails({ version: { id, at }, content, isReadOnly, onRestore }: VersionProps): React.JSX.Element {
  const query = useGetContentVersionQuery(id);
  const [isBusy, setBusy] = useState(false);
  const restore = async (): Promise<void> => {
    setBusy(true);
    await onRestore(id);
    setBusy(false);
  };
  return (
    <QuerySection query={query} what="The earlier text" errorSubject="getContentVersion" skeleton={<TextSkeleton lines={3} />}>
      {({ value }) => {
        const differences = listDifferences(content.value ?? {}, value);
        return (
          <Stack sx={{ gap: 1.5, alignItems: 'flex-start', width: '100%', pb: 1 }}>
            {differences.length === 0 ? (
              <Typography variant="body2">Nothing differs from now.</Typography>
            ) : (
              <Differences differences={differences} schema={content.schema} sides={['Now', 'Then']} />
            )}
            {!isReadOnly && (
              <BusyButton
                variant="outlined"
                busy={isBusy}
                onClick={() => void restore()}
                aria-label={`Bring back the version of ${formatMoment(at)}`}
              >
                Bring back
              </BusyButton>
            )}
          </Stack>
        );
      }}
    </QuerySection>
  );
}

function Version(props: VersionProps): React.JSX.Element {
  const { version } = props;
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const author =
    version.absent === true ? 'Did not exist before' : describeAuthor(version.by === undefined ? 'In the files' : 'Saved', version, now);
  const canCompare = !version.current && version.absent !== true;
  return (
    <ListItem divider sx={{ display: 'grid', justifyItems: 'start', px: 0, gap: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {author}
        {version.current && <strong> · as it is now</strong>}
      </Typography>
      {canCompare && !isOpen && (
        <Button size="small" onClick={() => setOpen(true)} aria-label={`What differs: ${author}`}>
          What differs
        </Button>
      )}
      {isOpen && <VersionDetails {...props} />}
    </ListItem>
  );
}

interface Props extends Omit<VersionProps, 'version'> {
  open: boolean;
  /** Whether the form has text that is not saved. */
  hasTyped: boolean;
  onClose: () => void;
}

/** Who changed a file and when, what differs from now, and the way back (EDIT-06). */
export function HistoryDialog({ open, hasTyped, onClose, ...version }: Props): React.JSX.Element {
  const id = useId();
  const query = useListContentVersionsQuery(version.content.file, { skip: !open, refetchOnMountOrArgChange: true });
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} variant="h3" component="h2">
        History
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {hasTyped && !version.isReadOnly && (
          <Alert severity="warning" icon={false}>
            Bringing a version back drops what you have typed and not saved.
          </Alert>
        )}
        <QuerySection
          query={query}
          what="The history"
          errorSubject="listContentVersions"
          skeleton={<TextSkeleton lines={6} />}
          empty={<Typography>Nobody has changed this here yet.</Typography>}
        >
          {(versions) => (
            <List>
              {versions.map((item) => (
                <Version key={item.id} version={item} {...version} />
              ))}
            </List>
          )}
        </QuerySection>
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
