import { Button, List, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { object, string } from 'yup';
import { dayInIndia, type Day } from '../../../shared/days.ts';
import { foldText } from '../../../shared/fold.ts';
import { getContentFile, useSaveContentDraftMutation, type ContentEntry, type ContentValue } from '../../api/endpoints/editing.ts';
import { useAppDispatch } from '../../api/hooks.ts';
import { contentFilePath } from '../../config/paths.ts';
import { formatCount } from '../../lib/text.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { SubmitButton } from '../../ui/form/FormButton.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { LongList } from '../../ui/page/Fold.tsx';
import { KEEP_SCROLL_POSITION } from '../../ui/page/Pager.tsx';
import { showFailure } from '../../ui/toast/showFailure.ts';
import { useNow } from '../../ui/useNow.ts';
import { contentPath, EVENT_FILTERS, MAX_SEARCH_LENGTH, nameOfFile, type ContentAddress, type EventFilter } from './contentAddress.ts';
import { FileRow } from './FileRow.tsx';
import { useRunEdit } from './Unlocking.tsx';

/** Number of events that are not folded. */
const SHOWN = 30;

/** What a copy of an event does not take over: what belongs to the one event and its day. */
const NOT_COPIED: ReadonlySet<string> = new Set([
  'id',
  'when',
  'status',
  'status_reason',
  'moved_from',
  'register_button_link',
  'recording',
  'slides',
  'sold_out',
  'seats',
]);

const FILTERS: Readonly<Record<EventFilter, (entry: ContentEntry, today: Day) => boolean>> = {
  upcoming: ({ startsOn, endsOn = startsOn }, today) => endsOn === undefined || endsOn >= today,
  past: ({ startsOn, endsOn = startsOn }, today) => endsOn !== undefined && endsOn < today,
  drafts: ({ published, draft }) => !published || draft !== undefined,
  cancelled: ({ status }) => status === 'cancelled' || status === 'postponed',
};

/** Selects and sorts events: past ones with the last first, others with the next first and those without a day before all. */
export function selectEvents(
  entries: readonly ContentEntry[],
  { q, show }: Pick<ContentAddress, 'q' | 'show'>,
  today: Day,
): ContentEntry[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const isFound = (entry: ContentEntry): boolean => {
    const text = foldText([nameOfFile(entry), entry.category, entry.startsOn].join(' '));
    return words.every((word) => text.includes(word));
  };
  const sorted = entries
    .filter((entry) => FILTERS[show](entry, today) && isFound(entry))
    .toSorted((one, other) => (one.startsOn ?? '').localeCompare(other.startsOn ?? ''));
  return show === 'past' ? sorted.toReversed() : sorted;
}

/** Returns a function that keeps a value as the draft of a new event and opens its form. */
function useNewEvent() {
  const runEdit = useRunEdit();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [saveDraft] = useSaveContentDraftMutation();
  const [busyWith, setBusyWith] = useState<string | null>(null);
  /** @param source the event to copy; null: an empty one */
  const create = async (source: string | null): Promise<void> => {
    setBusyWith(source ?? '');
    try {
      const value: ContentValue = {};
      if (source !== null) {
        const { value: published, draft } = await dispatch(
          getContentFile.initiate(source, { subscribe: false, forceRefetch: true }),
        ).unwrap();
        const copied = Object.entries(published ?? draft?.value ?? {}).filter(([name]) => !NOT_COPIED.has(name));
        Object.assign(value, Object.fromEntries(copied));
      }
      const { file } = await runEdit(() => saveDraft({ version: '', value }).unwrap());
      await navigate(contentFilePath(file));
    } catch (error) {
      showFailure(error, 'saveContentDraft', 'content-new');
    } finally {
      setBusyWith(null);
    }
  };
  return { create, busyWith };
}

const schema = object({ q: string().trim().defined().default('') });

interface Props {
  entries: readonly ContentEntry[];
  address: ContentAddress;
  isReadOnly: boolean;
}

/** Events with search and filter in the URL (EDIT-08). */
export function EventList({ entries, address, isReadOnly }: Props): React.JSX.Element {
  const { q, show } = address;
  const navigate = useNavigate();
  const now = useNow();
  const { create, busyWith } = useNewEvent();
  const events = selectEvents(entries, address, dayInIndia(now));
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <FilterLinks
          label="Show"
          options={Object.entries(EVENT_FILTERS).map(([name, label]) => ({
            label,
            href: contentPath({ q, show: name as EventFilter }),
            isCurrent: name === show,
          }))}
        />
        {!isReadOnly && (
          <BusyButton variant="contained" color="accent" busy={busyWith === ''} onClick={() => void create(null)}>
            New event
          </BusyButton>
        )}
      </Stack>
      <FormShell
        key={q}
        schema={schema}
        initialValues={{ q }}
        onSubmit={(values) => Promise.resolve(navigate(contentPath({ show, q: values.q.trim() }), KEEP_SCROLL_POSITION))}
        label="Search events"
      >
        <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 1, '& > .MuiFormControl-root': { flex: 1, minWidth: 0 } }}>
          <FormTextField name="q" label="Title, program or day" maxLength={MAX_SEARCH_LENGTH} autoComplete="off" />
          <SubmitButton size="medium" color="primary" variant="outlined" sx={{ mb: 'calc(1.3125rem + 6px)' }}>
            Search
          </SubmitButton>
        </Stack>
      </FormShell>
      <Typography role="status" color="textSecondary">
        {formatCount(events.length, 'event')}
      </Typography>
      {events.length === 0 ? (
        <CentredState
          title={q === '' ? 'There is nothing here.' : 'No events found.'}
          drawing={{ seed: 'no events' }}
          actions={q !== '' && <Button href={contentPath({ show })}>Show all</Button>}
        />
      ) : (
        <LongList items={events} shown={SHOWN}>
          {(shown) => (
            <Paper>
              <List>
                {shown.map((entry) => (
                  <FileRow
                    key={entry.file}
                    entry={entry}
                    action={
                      !isReadOnly && (
                        <BusyButton
                          size="small"
                          busy={busyWith === entry.file}
                          onClick={() => void create(entry.file)}
                          aria-label={`Copy ${nameOfFile(entry)}`}
                        >
                          Copy
                        </BusyButton>
                      )
                    }
                  />
                ))}
              </List>
            </Paper>
          )}
        </LongList>
      )}
    </Stack>
  );
}
