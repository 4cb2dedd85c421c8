import { ThemeProvider } from '@mui/material/styles';
import { render, screen, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { UserState } from '../../src/api/session/userSlice.ts';
import type { PublicSettings } from '../../src/config/settings.ts';
import { SettingsProvider } from '../../src/config/SettingsContext.ts';
import { theme as siteTheme } from '../../src/theme/theme.ts';
import { pageStore, visitor, type Backend } from './pageStore.ts';
import { testSettings } from './settings.ts';

type Store = ReturnType<typeof pageStore>;

interface ProvidersProps {
  /** Parts that neither read nor call the backends need no store. */
  store?: Store;
  /** Null before the settings are known. By default those of an installation with every extension. */
  settings?: PublicSettings | null;
  theme?: typeof siteTheme;
  children: ReactNode;
}

/** What surrounds every page of the site, except its router. */
export function Providers({ store, settings = testSettings, theme = siteTheme, children }: ProvidersProps): ReactElement {
  const content = (
    <SettingsProvider value={settings}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </SettingsProvider>
  );
  return store === undefined ? content : <Provider store={store}>{content}</Provider>;
}

/** The address and the navigation state, outside of the page's container. */
function Address(): ReactElement {
  const { pathname, search, hash, state } = useLocation();
  const address = `${pathname}${search}${hash}`;
  return createPortal(
    <p data-testid="address" data-state={JSON.stringify(state)}>
      {address}
    </p>,
    document.body,
  );
}

/** Returns the address at which the rendered page is now. */
export const address = (): string => screen.getByTestId('address').textContent;

/** Returns the navigation state of the rendered page. */
export const navigationState = (): unknown => JSON.parse(screen.getByTestId('address').dataset.state ?? 'null') as unknown;

interface PageOptions extends Omit<ProvidersProps, 'children'> {
  /** The page: an element that is shown at every address, or elements by the patterns of their routes. */
  page: ReactElement | Readonly<Record<string, ReactElement>>;
  /** Who uses the site; by default a visitor. */
  user?: UserState;
  /** Responds in place of the backends; by default no call gets a response. */
  backend?: Backend;
  /** The navigation state with which the page is opened. */
  state?: unknown;
  /** Addresses that were visited before. */
  earlierAddresses?: readonly string[];
}

const isElement = (page: PageOptions['page']): page is ReactElement => '$$typeof' in page;

/** Renders a page or a part of it at an address, with a new store, a router and the site's providers. */
export function renderPage(
  startAddress: string,
  { page, user = visitor, backend = () => new Promise<Response>(() => {}), store, state, earlierAddresses = [], ...providers }: PageOptions,
): RenderResult & { store: Store; element: ReactElement } {
  const usedStore = store ?? pageStore(backend, user);
  const { pathname, search, hash } = new URL(startAddress, 'https://chapter.example.org');
  const element = (
    <Providers store={usedStore} {...providers}>
      <MemoryRouter initialEntries={[...earlierAddresses, { pathname, search, hash, state }]}>
        {isElement(page) ? (
          page
        ) : (
          <Routes>
            {Object.entries({ '*': <></>, ...page }).map(([path, shown]) => (
              <Route key={path} path={path} element={shown} />
            ))}
          </Routes>
        )}
        <Address />
      </MemoryRouter>
    </Providers>
  );
  return { ...render(element), store: usedStore, element };
}
