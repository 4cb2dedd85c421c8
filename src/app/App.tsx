import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { RootState } from '../api/state.ts';
import type { PublicSettings } from '../config/settings.ts';
import { SettingsProvider } from './SettingsContext.ts';
import { Shell } from './Shell.tsx';
import type { AppStore } from './store.ts';

interface Props {
  store: AppStore;
  /** State the server rendered with; hydration compares against it. */
  serverState?: RootState;
  styleCache: EmotionCache;
  settings: PublicSettings;
  /** Wraps the app in the router of its side: browser or server. */
  router: (children: ReactNode) => ReactNode;
}

/** Everything: the same tree on the server and in the browser. */
export function App({ store, serverState, styleCache, settings, router }: Props): React.JSX.Element {
  return (
    <StrictMode>
      <CacheProvider value={styleCache}>
        <Provider store={store} {...(serverState === undefined ? {} : { serverState })}>
          <SettingsProvider value={settings}>{router(<Shell />)}</SettingsProvider>
        </Provider>
      </CacheProvider>
    </StrictMode>
  );
}
