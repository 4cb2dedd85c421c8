import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { LoginReturnProvider } from '../config/LoginReturn.ts';
import { PageSkeleton } from '../ui/page/PageSkeleton.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Consent } from './Consent.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Translation } from './language/Translation.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { canReturnAfterLogin } from './routes.ts';
import { SkipLink } from './SkipLink.tsx';
import { Toasts } from './Toasts.tsx';

/** Everything that stays mounted between pages. */
export function Shell(): React.JSX.Element {
  // The browser entry replays early input once the whole page is hydrated.
  useEffect(() => {
    document.dispatchEvent(new Event('app:hydrated'));
  }, []);
  return (
    <>
      <SkipLink />
      <Header />
      <ConnectionNotice />
      <Translation>
        <main id="main" tabIndex={-1}>
          <LoginReturnProvider value={canReturnAfterLogin}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </LoginReturnProvider>
        </main>
        <Footer />
      </Translation>
      <NavigationEffects />
      <NavigationProgress />
      <Toasts />
      <Consent />
    </>
  );
}
