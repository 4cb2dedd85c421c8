import { Button, InputLabel, NativeSelect, OutlinedInput, Stack } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { JOB_SORTS, SORT_LABELS } from '../../../shared/jobSearch.ts';
import { SEARCH_FORM_ID, type BoardAddress } from './boardAddress.ts';

/** Field for the order of the list (JOBS-03). A choice submits the search form; without scripts there is a button. */
export function SortField({ address: { keyword, sort } }: { address: BoardAddress }): React.JSX.Element {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const orders = JOB_SORTS.filter((order) => order !== 'newest' || keyword !== '');

  // Applies a choice that was made before hydration.
  useEffect(() => {
    if (select.current !== null && select.current.value !== (sort ?? '')) select.current.form?.requestSubmit();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once; later the search form follows the URL
  }, []);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, marginBlock: '-8px', marginInlineEnd: '-12px', displayPrint: 'none' }}>
      <InputLabel htmlFor={id} sx={{ mb: 0, color: 'text.secondary', fontWeight: 400 }}>
        Sort
      </InputLabel>
      <NativeSelect
        id={id}
        name="sort"
        defaultValue={sort ?? ''}
        onChange={({ target }) => target.form?.requestSubmit()}
        input={<OutlinedInput sx={PLAIN} />}
        inputRef={select}
        inputProps={{ form: SEARCH_FORM_ID, autoComplete: 'off' }}
      >
        <option value="">{keyword === '' ? SORT_LABELS.newest : 'Best match'}</option>
        {orders.map((order) => (
          <option key={order} value={order}>
            {SORT_LABELS[order]}
          </option>
        ))}
      </NativeSelect>
      <noscript>
        <Button type="submit" form={SEARCH_FORM_ID} size="small">
          Sort
        </Button>
      </noscript>
    </Stack>
  );
}

/** Looks like part of the heading: its outline only shows on hover and on focus. */
const PLAIN = {
  minHeight: 44,
  fontSize: '0.9375rem',
  fontWeight: 600,
  backgroundColor: 'transparent',
  '&:not(:hover, :focus-within) .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
  '&& select': { boxSizing: 'border-box', height: 44, paddingBlock: '8px', paddingInline: '8px 32px' },
  '& .MuiNativeSelect-icon': { right: 6, width: 20 },
} as const;
