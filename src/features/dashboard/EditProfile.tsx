import { Button } from '@mui/material';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ProfileChange } from '../../api/endpoints/members.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { saveProfile, undoProfile } from '../../api/session/saveProfile.ts';
import type { User } from '../../api/session/userSlice.ts';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { showUndo, showToast } from '../../ui/toast/toast.ts';

const ProfileDialog = lazy(() => import(/* webpackChunkName: "profile-form" */ './ProfileDialog.tsx'));

const TOAST_KEY = 'profile';

interface Props {
  user: User;
  /** URL of the current picture */
  src: string | null;
}

/** Button that opens the profile form; a toast offers to undo what was saved. */
export function EditProfile({ user, src }: Props): React.JSX.Element {
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const openDialog = (): void => {
    setHasOpened(true);
    setOpen(true);
  };
  const undo = async (reverse: ProfileChange): Promise<void> => {
    // The pressed button disappears with its toast, so the focus moves first.
    button.current?.focus();
    try {
      if (await dispatch(undoProfile(reverse, user._id))) showToast('Your profile is as it was before.', 'success', TOAST_KEY);
    } catch (error) {
      showFailure(error, 'updateProfile', TOAST_KEY);
    }
  };
  const afterClosing = useRef(() => {});
  const save = async (change: ProfileChange): Promise<void> => {
    if (Object.keys(change).length === 0) {
      afterClosing.current = () => showToast('You have changed nothing.', 'plain', TOAST_KEY);
      return;
    }
    const { message, reverse } = await dispatch(saveProfile(change));
    // The toast's button takes the focus, which an open dialog would prevent.
    afterClosing.current = () => {
      if (Object.keys(reverse).length === 0) showToast(message, 'success', TOAST_KEY);
      else showUndo(message, TOAST_KEY, () => void undo(reverse));
    };
  };
  const onClosed = (): void => {
    afterClosing.current();
    afterClosing.current = () => {};
  };
  return (
    <>
      <Button ref={button} variant="outlined" color="onDeep" onClick={openDialog}>
        Edit profile
      </Button>
      {hasOpened && (
        <Suspense>
          <ProfileDialog user={user} src={src} open={open} onClose={() => setOpen(false)} onClosed={onClosed} onSave={save} />
        </Suspense>
      )}
    </>
  );
}
