import styled from '@emotion/styled';
import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { up } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { boardPath, readBoardAddress, type BoardAddress } from './boardAddress.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  [up.sm]: { gridTemplateColumns: '1.4fr 1fr auto' },
});

const LONGEST = 200;

/**
 * Searches by words and place (JOBS-01). A plain GET form that works without scripts; with them it changes the address,
 * which everything else follows (JOBS-03).
 */
export function SearchBar({ keyword, location }: Pick<BoardAddress, 'keyword' | 'location'>): React.JSX.Element {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef({ keyword, location });

  const fieldOf = (name: string): HTMLInputElement | null => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : null;
  };

  // Back and Forward bring other words; what was typed before the scripts came is left alone.
  useEffect(() => {
    if (shown.current.keyword === keyword && shown.current.location === location) return;
    shown.current = { keyword, location };
    for (const [name, value] of Object.entries(shown.current)) {
      const field = fieldOf(name);
      if (field) field.value = value;
    }
  }, [keyword, location]);

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = ['keyword', 'location'].map((name) => [name, fieldOf(name)?.value ?? '']);
    const wanted = readBoardAddress(new URLSearchParams(query));
    const unchanged = wanted.keyword === keyword && wanted.location === location;
    void navigate(boardPath(wanted), { replace: unchanged });
  };

  return (
    <Form ref={form} role="search" aria-label="Jobs" action={paths.exploreJobs} method="get" onSubmit={search}>
      <SearchField label="Job title, skills" name="keyword" defaultValue={keyword} maxLength={LONGEST} />
      <SearchField label="City or remote" name="location" icon="place" defaultValue={location} maxLength={LONGEST} />
      <Button type="submit" tone="action">
        Apply
      </Button>
    </Form>
  );
}
