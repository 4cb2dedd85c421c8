import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { RootState } from '../api/state.ts';
import type { PublicSettings } from '../config/settings.ts';
import { SettingsProvider } from '../config/SettingsContext.ts';
import { theme } from '../theme/theme.ts';
import { RenderedAtProvider } from '../ui/useNow.ts';
import { SCHEME_COOKIE, schemeStorage } from './schemeStorage.ts';
import type { AppStore } from './store.ts';

interface Props {
  store: AppStore;
  /** State that the server rendered, which hydration compares against. */
  serverState?: RootState;
  styleCache: EmotionCache;
  settings: PublicSettings;
  renderedAt: Date;
  router: ReactNode;
}

export function App({ store, serverState, styleCache, settings, renderedAt, router }: Props): React.JSX.Element {
  return (
    <StrictMode>
      <CacheProvider value={styleCache}>
        {/* With `noSsr`, the first render already has the scheme, from the class that the head's script has set. Otherwise the provider's context would change later, and React would hydrate the rest of the page in one blocking task. */}
        <ThemeProvider theme={theme} modeStorageKey={SCHEME_COOKIE} storageManager={schemeStorage} disableStyleSheetGeneration noSsr>
          <Provider store={store} {...(serverState === undefined ? {} : { serverState })}>
            <SettingsProvider value={settings}>
              <RenderedAtProvider value={renderedAt}>{router}</RenderedAtProvider>
            </SettingsProvider>
          </Provider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}
