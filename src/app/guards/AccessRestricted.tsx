import { useEffect, useRef } from 'react';
import { useSession } from '../../api/session/useSession.ts';
import { paths } from '../../config/paths.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { LoginButton } from '../../ui/page/LoginButton.tsx';
import { Page } from '../../ui/page/Page.tsx';

const LINKS = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
] as const;

/** Shown to visitors in place of a page for members. Its login leads back to the page (DASH-02). */
export default function AccessRestricted(): React.JSX.Element {
  // Without scripts the session stays unknown.
  const session = useSession();
  const needsScripts = session === 'unknown';
  // Scrolls up when the session ends on an open page; otherwise only the footer might be visible. A page load keeps its scroll position.
  const initialSession = useRef(session);
  useEffect(() => {
    if (initialSession.current !== 'unknown') window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <Page>
      <CentredState
        level={1}
        title="Access Restricted"
        drawing={{ seed: 'threshold', shape: 'diamond', columns: 7 }}
        actions={
          <LoginButton variant="contained" color="accent" size="large">
            Sign In to Continue
          </LoginButton>
        }
        links={LINKS}
      >
        This page is for members of the chapter. Log in with the e-mail address of your membership; we send a one-time passcode to it.
        {needsScripts && ' Signing in needs JavaScript, because the session lives in your browser.'}
      </CentredState>
    </Page>
  );
}
