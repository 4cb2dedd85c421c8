import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useUpdateMemberMutation } from '../../api/endpoints/members.ts';
import type { DirectoryMember } from '../../api/models/member.ts';
import type { Explanation } from '../../api/errors.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/page/Failure.tsx';
import { showToast } from '../../ui/toast/toast.ts';

/** Texts by the member's present state. */
const TEXTS = {
  active: {
    title: 'Deactivate this member?',
    text: 'All their logins end at once, and they cannot log in until they are activated again. Their data and the jobs that they posted stay; mail about jobs ends.',
    keepLabel: 'Keep active',
    actionLabel: 'Deactivate',
  },
  deactivated: {
    title: 'Activate this member?',
    text: 'They can log in again, with a code that is mailed to them.',
    keepLabel: 'Leave deactivated',
    actionLabel: 'Activate',
  },
} as const;

interface Props {
  member: DirectoryMember;
  open: boolean;
  onClose: () => void;
}

/** Confirms deactivating or activating a member. */
export function StateDialog({ member, open, onClose }: Props): React.JSX.Element {
  const id = useId();
  const [update, { isLoading }] = useUpdateMemberMutation();
  const [failure, setFailure] = useState<Explanation | null>(null);
  const { title, text, keepLabel, actionLabel } = TEXTS[member.state];
  const close = (): void => {
    setFailure(null);
    onClose();
  };
  const submit = async (): Promise<void> => {
    if (isLoading) return;
    setFailure(null);
    try {
      const state = actionLabel === 'Activate' ? 'active' : 'deactivated';
      showToast(await update({ memberId: member.id, memberChange: { state } }).unwrap(), 'success', 'member');
      close();
    } catch (error) {
      setFailure(explainFailedWrite(error, 'The member', 'updateMember'));
    }
  };
  return (
    <Dialog open={open} onClose={() => !isLoading && close()} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText color="textPrimary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {`${member.name}, ${member.email}`}
        </DialogContentText>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {failure !== null && <Failure failure={failure} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isLoading}>
          {keepLabel}
        </Button>
        <BusyButton
          variant="contained"
          color={actionLabel === 'Deactivate' ? 'error' : 'accent'}
          onClick={() => void submit()}
          busy={isLoading}
        >
          {actionLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
