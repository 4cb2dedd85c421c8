import { IconButton } from '@mui/material';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { paths } from '../../config/paths.ts';
import { Icon } from '../../ui/Icon.tsx';

type Dialog = ComponentType<{ open: boolean; onClose: () => void }>;

const fetchDialog = async (): Promise<Dialog> => (await import('../../features/search/SearchDialog.tsx')).default;

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Link to the search page. With scripts, the link and the key `/` open the search as a dialog. */
export function SearchLink(): React.JSX.Element {
  const link = useRef<HTMLAnchorElement>(null);
  const [SearchDialog, setSearchDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);

  const openDialog = (event: Pick<Event, 'preventDefault'>): void => {
    event.preventDefault();
    // The dialog returns the focus to the link.
    link.current?.focus();
    fetchDialog().then(
      (Fetched) => {
        setSearchDialog(() => Fetched);
        setOpen(true);
      },
      // On failure, go to the results page, which has a search box too.
      () => window.location.assign(paths.search),
    );
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event)) openDialog(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <IconButton
        ref={link}
        href={paths.search}
        aria-label="Search"
        aria-keyshortcuts="/"
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) openDialog(event);
        }}
      >
        <Icon icon="search" size={22} />
      </IconButton>
      {SearchDialog !== null && <SearchDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
