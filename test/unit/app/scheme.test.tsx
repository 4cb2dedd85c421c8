import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import userEvent from '@testing-library/user-event';
import { SchemeSwitch } from '../../../src/app/header/SchemeSwitch.tsx';
import { SCHEME_COOKIE, schemeStorage } from '../../../src/app/schemeStorage.ts';
import { theme } from '../../../src/theme/theme.ts';

const site = (
  <ThemeProvider theme={theme} modeStorageKey={SCHEME_COOKIE} storageManager={schemeStorage} disableStyleSheetGeneration>
    <SchemeSwitch />
  </ThemeProvider>
);

const schemeClasses = (): string[] => [...document.documentElement.classList].filter((name) => name === 'light' || name === 'dark');
const schemeSwitch = () => screen.getByRole('button', { name: 'Switch between light and dark colours' });

let systemIsDark = false;
let systemListeners: Set<(query: { matches: boolean }) => void>;

beforeEach(() => {
  systemListeners = new Set();
  systemIsDark = false;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const listen = (listener: unknown): void => void systemListeners.add(listener as (query: { matches: boolean }) => void);
    return Object.assign(new EventTarget(), {
      get matches() {
        return query.includes('dark') && systemIsDark;
      },
      media: query,
      onchange: null,
      addListener: listen,
      removeListener: () => undefined,
      addEventListener: (_type: string, listener: unknown) => listen(listener),
      removeEventListener: () => undefined,
    });
  });
});

afterEach(() => {
  document.cookie = 'scheme=; path=/; max-age=0';
  document.documentElement.className = '';
});

function setSystemScheme(isDark: boolean): void {
  systemIsDark = isDark;
  act(() => {
    for (const listener of systemListeners) listener({ matches: isDark });
  });
}

it('[D-10] follows the system until the visitor chooses; the choice is kept in a cookie and nowhere else', async () => {
  render(site);
  expect(schemeClasses()).toEqual(['light']);
  setSystemScheme(true);
  expect(schemeClasses()).toEqual(['dark']);
  expect(document.cookie).not.toContain('scheme');

  await userEvent.click(schemeSwitch());
  expect(schemeClasses()).toEqual(['light']);
  expect(document.cookie).toContain('scheme=light');
  expect(localStorage).toHaveLength(0);
  setSystemScheme(false);
  setSystemScheme(true);
  expect(schemeClasses()).toEqual(['light']);
});

it('[D-10] begins with the choice of an earlier visit, whatever the scheme of the system', () => {
  document.cookie = 'scheme=dark; path=/';
  render(site);
  expect(schemeClasses()).toEqual(['dark']);
});

it('[D-10] a cookie with any other value counts as no choice', () => {
  document.cookie = 'scheme=purple; path=/';
  render(site);
  expect(schemeClasses()).toEqual(['light']);
});
