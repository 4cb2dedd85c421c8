import { IconButton, InputAdornment, Link, OutlinedInput, Stack, Typography, useAutocomplete } from '@mui/material';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearchSiteQuery } from '../../api/endpoints/content.ts';
import type { SearchResults, SearchHit } from '../../api/models/content.ts';
import { explainFailure } from '../../api/errors.ts';
import { searchPath } from '../../config/paths.ts';
import { formatCount } from '../../lib/text.ts';
import { displayFont, radius, tone, touch } from '../../theme/tokens.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MAX_SEARCH_LENGTH } from './readSearchText.ts';

/** Results per kind in the dialog. */
const MAX_PER_KIND = 4;
/** Debounce in milliseconds. */
const DEBOUNCE_MS = 150;

interface Option extends SearchHit {
  /** Name of the kind, under which its results are listed. */
  label: string;
}

const optionsOf = (searchResults: SearchResults | undefined): Option[] =>
  searchResults?.groups.flatMap(({ label, results }) => results.map((result) => ({ ...result, label }))) ?? [];

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

const Results = styled('ul')({
  margin: 0,
  padding: '0 12px 12px',
  overflowY: 'auto',
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .kind': { padding: '12px 12px 4px', fontFamily: displayFont, fontWeight: 600, fontSize: '0.9375rem', color: tone.inkSoft },
  '& [role=option]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: touch,
    padding: '6px 12px',
    borderRadius: radius,
    cursor: 'pointer',
    '&.Mui-focused': { backgroundColor: tone.primarySoft, outline: `2px solid ${tone.primary}`, outlineOffset: -2 },
  },
});

const groupByKind = (options: readonly Option[]): [string, Option[]][] => {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(option.label, [...(groups.get(option.label) ?? []), option]);
  return [...groups];
};

interface Props {
  /** id of the field; its label is `<id>-label` */
  id: string;
  onClose: () => void;
}

/** Search as you type. Arrow keys select a result. Enter opens the selected result, or else the page of all results. */
export function SearchBox({ id, onClose }: Props): React.JSX.Element {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const debouncedText = useDebounced(text.trim());
  const query = useSearchSiteQuery(debouncedText === '' ? skipToken : { q: debouncedText, limit: MAX_PER_KIND });
  const { data, error } = query;
  const options = debouncedText === '' ? [] : optionsOf(data);

  const closeAndNavigate = (href: string): void => {
    // The dialog closes first and restores the focus, so that the focus can then move to the new page's heading.
    onClose();
    void navigate(href);
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Option, false, false, true>({
    id,
    open: options.length > 0,
    freeSolo: true,
    options,
    value: null,
    inputValue: text,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.title),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.key),
    isOptionEqualToValue: () => false,
    clearOnBlur: false,
    clearOnEscape: false,
    // In MUI, Escape closes the results only. Here it closes the dialog.
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') setText(value);
    },
    onChange: (_event, option) => {
      if (option === null) return;
      if (typeof option !== 'string') closeAndNavigate(option.href);
      else if (option.trim() !== '') closeAndNavigate(searchPath(option.trim().slice(0, MAX_SEARCH_LENGTH)));
    },
  });

  const status =
    debouncedText === '' || (data === undefined && error === undefined)
      ? ''
      : error !== undefined && data === undefined
        ? explainFailure(error, 'The results').text
        : data?.total === 0
          ? 'Nothing on this site matches your search.'
          : formatCount(data?.total ?? 0, data?.groups.every(({ similar }) => similar) === true ? 'similar result' : 'result');

  return (
    <Stack {...getRootProps()} sx={{ minHeight: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 1, p: 1.5 }}>
        <Field id={id} label="Search the site">
          <OutlinedInput
            id={id}
            type="search"
            placeholder="An event, a training, a person, a job"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type into it
            autoFocus
            startAdornment={
              <InputAdornment position="start">
                <Icon icon="search" />
              </InputAdornment>
            }
            inputProps={{ ...getInputProps(), maxLength: MAX_SEARCH_LENGTH, enterKeyHint: 'search' }}
          />
        </Field>
        <IconButton aria-label="Close search" onClick={onClose}>
          <Icon icon="close" size={24} />
        </IconButton>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', px: 3, pb: 1, minHeight: '1.6em' }}>
        <Typography variant="body2" color="textSecondary" role="status">
          {status}
        </Typography>
        {options.length > 0 && (
          <Link
            variant="body2"
            href={searchPath(debouncedText)}
            onClick={(event) => {
              event.preventDefault();
              closeAndNavigate(searchPath(debouncedText));
            }}
          >
            All results
          </Link>
        )}
      </Stack>
      {options.length > 0 && (
        <Results {...getListboxProps()}>
          {groupByKind(options).map(([label, groupOptions]) => (
            <li key={label} role="presentation">
              <div className="kind" aria-hidden="true">
                {label}
              </div>
              <ul role="group" aria-label={label}>
                {groupOptions.map((option) => {
                  const { key, ...props } = getOptionProps({ option, index: options.indexOf(option) });
                  return (
                    <li key={key} {...props}>
                      <span>{option.title}</span>
                      {option.note !== '' && (
                        <Typography component="span" variant="body2" color="textSecondary">
                          {option.note}
                        </Typography>
                      )}
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </Results>
      )}
    </Stack>
  );
}
