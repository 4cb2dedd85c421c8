import { Button, type ButtonProps } from '@mui/material';
import { useSignedIn } from '../../api/session/useSession.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LoginButton } from '../../ui/page/LoginButton.tsx';

const LOOK: Pick<ButtonProps, 'color' | 'size' | 'children'> = {
  color: 'onDeep',
  size: 'small',
  children: (
    <>
      <Icon name="bookmark" />
      Save
    </>
  ),
};

/** For members only. */
const SaveToggle = lazyPart(
  () => import(/* webpackChunkName: "job-search" */ './mine/SaveToggle.tsx'),
  <Button {...LOOK} sx={{ visibility: 'hidden' }} />,
);

/** Saves a job for later: for visitors the way to the login, which leads back. */
export function SaveControl({ id }: { id: string }): React.JSX.Element {
  return useSignedIn() ? <SaveToggle id={id} /> : <LoginButton {...LOOK} />;
}
