import { useSignedIn } from '../../api/session/useSession.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoginButton } from '../../ui/page/LoginButton.tsx';
import { SaveToggle } from './mine/SaveToggle.tsx';

/** Saves a job for later: for visitors a link to the login, which returns to the job. */
export function SaveControl({ id }: { id: string }): React.JSX.Element {
  if (useSignedIn()) return <SaveToggle id={id} />;
  return (
    <LoginButton color="onDeep" size="small">
      <Icon name="bookmark" />
      Save
    </LoginButton>
  );
}
