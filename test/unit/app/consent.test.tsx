import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Consent } from '../../../src/app/Consent.tsx';
import { SettingsProvider } from '../../../src/config/SettingsContext.ts';
import { theme } from '../../../src/theme/theme.ts';
import { settings } from './shell.tsx';

const show = (gaMeasurementId?: string) =>
  render(
    <ThemeProvider theme={theme}>
      <SettingsProvider value={gaMeasurementId === undefined ? settings : { ...settings, gaMeasurementId }}>
        <Consent />
      </SettingsProvider>
    </ThemeProvider>,
  );

const question = () => screen.queryByRole('region', { name: 'Visitor statistics' });

afterEach(() => {
  document.cookie = 'analytics-consent=; path=/; max-age=0';
});

it.each([
  ['Accept', 'granted'],
  ['Decline', 'denied'],
])('[NAV-03] %s is kept, asked once and as easy as the other answer', async (answer, kept) => {
  const { unmount } = show('G-TEST12345');
  const button = await screen.findByRole('button', { name: answer });
  const looks = screen.getAllByRole('button').map(({ className }) => className);
  expect(new Set(looks).size).toBe(1);
  await userEvent.click(button);
  expect(question()).toBeNull();
  expect(document.cookie).toContain(`analytics-consent=${kept}`);
  unmount();
  show('G-TEST12345');
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(question()).toBeNull();
});

it('[NAV-03] nothing is asked where nothing is counted', async () => {
  show();
  await waitFor(() => expect(document.body).not.toBeEmptyDOMElement());
  expect(question()).toBeNull();
});
