import { Button, Stack } from '@mui/material';
import { NEW_TAB_REL } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { useMounted } from '../../ui/useMounted.ts';

/**
 * The ways to follow a program's calendar and to hand the program on (EVT-08): phones and desks subscribe to `webcal:`, Google's calendar takes the
 * address from a link. Both need the whole address, which is known once the page runs; until then the first is the file.
 *
 * @param props.path of the program's page; its calendar is below it
 * @param props.name of the program
 */
export function SubscribeLinks({ path, name }: { path: string; name: string }): React.JSX.Element {
  const mounted = useMounted();
  const calendar = `${path}/events.ics`;
  const feed = mounted ? `webcal://${window.location.host}${calendar}` : '';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px 8px' }}>
      {/* `target` keeps the router from taking a file for a page. */}
      <Button href={feed || calendar} target="_self" startIcon={<Icon name="calendar" />}>
        Subscribe to the calendar
      </Button>
      <ShareButton path={path} title={name} what="program" />
      <Button
        href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(feed)}`}
        target="_blank"
        rel={NEW_TAB_REL}
        variant="text"
        endIcon={<Icon name="external" size={16} />}
        data-scripts=""
      >
        In Google Calendar
      </Button>
    </Stack>
  );
}
