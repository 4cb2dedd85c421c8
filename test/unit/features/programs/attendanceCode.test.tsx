import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { toEventDetail } from '../../../../src/api/normalise/events.ts';
import { chapter } from '../../../../src/config/chapter.ts';
import AttendanceCode from '../../../../src/features/programs/AttendanceCode.tsx';
import { theme } from '../../../../src/theme/theme.ts';
import { json } from '../../api/apiStore.ts';
import { member, pageStore } from '../../pageStore.ts';

it('[issue 25] the sheet with the code names the event and its chapter, and explains how to use the code', async () => {
  const event = toEventDetail({ event_title: 'Reading the river', date_time: '20 Nov 26', event_category: [{ name: 'PM Footprints' }] });
  if (event === null) throw new Error('The event cannot be read.');
  render(
    <Provider store={pageStore(() => json({ code: '48291375' }), { ...member, role: 'admin' })}>
      <ThemeProvider theme={theme}>
        <AttendanceCode id="4101" event={event} />
      </ThemeProvider>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show the attendance code' }));
  expect(await screen.findByText('4829 1375')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Reading the river' })).toHaveTextContent(chapter().name);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Log in at localhost/Login',
    'Open the event: localhost/special-programs/pm-footprints/4101',
    'Enter the code in “Code of the event”.',
  ]);
});
