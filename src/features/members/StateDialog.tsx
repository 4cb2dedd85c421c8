import { useUpdateMemberMutation } from '../../api/endpoints/members.ts';
import type { DirectoryMember } from '../../api/models/member.ts';
import { explainFailedWrite } from '../../api/explainFailedWrite.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast/toast.ts';

/** Texts by the member's present state. */
const TEXTS = {
  active: {
    title: 'Deactivate this member?',
    text: 'All their logins end at once, and they cannot log in until they are activated again. Their data and the jobs that they posted stay; mail about jobs ends.',
    keepLabel: 'Keep active',
    actionLabel: 'Deactivate',
    actionColor: 'error',
    next: 'deactivated',
  },
  deactivated: {
    title: 'Activate this member?',
    text: 'They can log in again, with a code that is mailed to them.',
    keepLabel: 'Leave deactivated',
    actionLabel: 'Activate',
    actionColor: 'accent',
    next: 'active',
  },
} as const;

interface Props {
  member: DirectoryMember;
  open: boolean;
  onClose: () => void;
}

/** Confirms deactivating or activating a member. */
export function StateDialog({ member, open, onClose }: Props): React.JSX.Element {
  const [update] = useUpdateMemberMutation();
  const { next, ...texts } = TEXTS[member.state];
  return (
    <ConfirmDialog
      {...texts}
      open={open}
      onClose={onClose}
      about={`${member.name}, ${member.email}`}
      onConfirm={async () => showToast(await update({ memberId: member.id, memberChange: { state: next } }).unwrap(), 'success', 'member')}
      explainFailure={(error) => explainFailedWrite(error, 'The member', 'updateMember')}
    />
  );
}
