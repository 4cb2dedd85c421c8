import { Button, Stack } from '@mui/material';
import { NEW_TAB_REL } from '../../lib/links.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import { useMounted } from '../../ui/useMounted.ts';

interface Props {
  path: string;
  name: string;
  /** Kind of page, in the words of a sentence: `program`, `list of events`. */
  what: string;
  /** Path of the calendar file. */
  calendar: string;
}

/**
 * Calendar subscription and sharing (EVT-08): a `webcal:` link for devices, and a link for Google Calendar. Both need the absolute URL,
 * which is known after mounting. Until then the first link leads to the calendar file. The second link needs scripts.
 */
export function SubscribeLinks({ path, name, what, calendar }: Props): React.JSX.Element {
  const mounted = useMounted();
  const feed = mounted ? `webcal://${window.location.host}${calendar}` : '';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px 8px' }}>
      {/* `target` makes the router ignore this link to a file. */}
      <Button href={feed || calendar} target="_self" startIcon={<Icon icon="calendar" />}>
        Subscribe to the calendar
      </Button>
      <ShareButton path={path} title={name} what={what} />
      <Button
        href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(feed)}`}
        target="_blank"
        rel={NEW_TAB_REL}
        variant="text"
        endIcon={<Icon icon="external" size={16} />}
        data-needs-scripts=""
      >
        In Google Calendar
      </Button>
    </Stack>
  );
}
