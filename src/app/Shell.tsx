import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { LoginReturnProvider } from '../config/LoginReturn.ts';
import { PageSkeleton } from '../ui/page/Loading.tsx';
import { ChapterNotice } from './ChapterNotice.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { Consent } from './Consent.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Translation } from './language/Translation.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { canReturnAfterLogin } from './routes.ts';
import { Toasts } from './Toasts.tsx';

const Skip = styled(Button)(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 8,
  top: -100,
  zIndex: theme.zIndex.tooltip,
  '&:focus': { top: 14 },
}));

/** Skip link, the first focusable element (NAV-05). */
function SkipLink(): React.JSX.Element {
  return (
    <Skip href="#main" variant="contained" color="accent">
      Skip to content
    </Skip>
  );
}

/** Everything that stays mounted between pages. */
export function Shell(): React.JSX.Element {
  // The browser entry replays early input once the whole page is hydrated.
  useEffect(() => {
    document.dispatchEvent(new Event('app:hydrated'));
  }, []);
  return (
    <>
      <SkipLink />
      {/* Around the header, too, whose parts hydrate later and must do so before a translator changes their text. */}
      <Translation>
        <Header />
        <ConnectionNotice />
        <ChapterNotice />
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
