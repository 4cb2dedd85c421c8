import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Consent } from '../../../src/app/Consent.tsx';
import { SettingsProvider } from '../../../src/config/SettingsContext.ts';
import { PrivacyChoices } from '../../../src/app/PrivacyChoices.tsx';
import { theme } from '../../../src/theme/theme.ts';
import { settings } from './shell.tsx';

const show = (gaMeasurementId?: string, children?: React.ReactNode) =>
  render(
    <ThemeProvider theme={theme}>
      <SettingsProvider value={gaMeasurementId === undefined ? settings : { ...settings, gaMeasurementId }}>
        <Consent />
        {children}
      </SettingsProvider>
    </ThemeProvider>,
  );

const queryBanner = () => screen.queryByRole('region', { name: 'Visitor statistics' });

afterEach(() => {
  document.cookie = 'analytics-consent=; path=/; max-age=0';
});

it('[NAV-03] a choice can be changed later: the banner gets the focus, and declining removes the cookies', async () => {
  document.cookie = 'analytics-consent=granted; path=/';
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_ga_TEST12345=GS1; path=/';
  show('G-TEST12345', <PrivacyChoices />);
  expect(queryBanner()).toBeNull();
  const opener = screen.getByRole('button', { name: 'Privacy choices' });
  await userEvent.click(opener);
  await waitFor(() => expect(queryBanner()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(queryBanner()).toBeNull();
  expect(opener).toHaveFocus();
  expect(document.cookie).toContain('analytics-consent=denied');
  expect(document.cookie).not.toContain('_ga');
});

it('[NAV-03] there is one banner, even when Privacy choices is pressed while it is shown', async () => {
  show('G-TEST12345', <PrivacyChoices />);
  await screen.findByRole('region', { name: 'Visitor statistics' });
  await userEvent.click(screen.getByRole('button', { name: 'Privacy choices' }));
  expect(screen.getAllByRole('region', { name: 'Visitor statistics' })).toHaveLength(1);
});

it.each([
  ['Accept', 'granted'],
  ['Decline', 'denied'],
])('[NAV-03] %s is saved, hides the banner for good, and looks like the other choice', async (choice, stored) => {
  const { unmount } = show('G-TEST12345');
  const button = await screen.findByRole('button', { name: choice });
  const classNames = screen.getAllByRole('button').map(({ className }) => className);
  expect(new Set(classNames).size).toBe(1);
  await userEvent.click(button);
  expect(queryBanner()).toBeNull();
  expect(document.cookie).toContain(`analytics-consent=${stored}`);
  unmount();
  show('G-TEST12345');
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(queryBanner()).toBeNull();
});

it('[NAV-03] shows no banner without analytics', async () => {
  show();
  // Now that its code has loaded, a banner would be shown.
  await act(() => import('../../../src/app/ConsentBar.tsx'));
  expect(queryBanner()).toBeNull();
});
