import { useEffect } from 'react';
import { Consent } from './Consent.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Translation } from './language/Translation.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Toasts } from './Toasts.tsx';

/** What stays while pages change: skip link, header, main region, footer, toasts. */
export function Shell(): React.JSX.Element {
  // The browser entry replays early clicks once the whole page answers to React.
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
          <RoutedPage />
        </main>
        <Footer />
      </Translation>
      <NavigationEffects />
      <Toasts />
      <Consent />
    </>
  );
}
