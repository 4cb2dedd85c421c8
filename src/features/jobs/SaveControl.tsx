import { useExtension } from '../../config/SettingsContext.ts';
import { useSignedIn } from '../../api/session/useSession.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LoginButton } from '../../ui/page/LoginButton.tsx';
import { SaveToggle } from './mine/SaveToggle.tsx';

/** Saves a job for later: for visitors a link to the login, which returns to the job. */
export function SaveControl(props: Parameters<typeof SaveToggle>[0]): React.JSX.Element | null {
  const supported = useExtension('savedJobs');
  const signedIn = useSignedIn();
  if (!supported) return null;
  if (signedIn) return <SaveToggle {...props} />;
  return (
    <LoginButton color="onDeep" size="small">
      <Icon name="bookmark" />
      Save
    </LoginButton>
  );
}
