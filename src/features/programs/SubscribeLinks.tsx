import { Button, Stack } from '@mui/material';
import { NEW_TAB_REL } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMounted } from '../../ui/useMounted.ts';

/**
 * The ways to follow a program's calendar (EVT-08): phones and desks subscribe to `webcal:`, Google's calendar takes the
 * address from a link. Both need the whole address, which is known once the page runs; until then the first is the file.
 *
 * @param props.path of the calendar file
 */
export function SubscribeLinks({ path }: { path: string }): React.JSX.Element {
  const mounted = useMounted();
  const feed = mounted ? `webcal://${window.location.host}${path}` : '';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {/* `target` keeps the router from taking a file for a page. */}
      <Button href={feed || path} target="_self" startIcon={<Icon name="calendar" />}>
        Subscribe to the calendar
      </Button>
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
