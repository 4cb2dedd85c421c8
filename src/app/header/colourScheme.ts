/**
 * The colour scheme is a class on the root element; src/boot/scheme.ts sets it before the first paint. The choice is
 * kept in the cookie `scheme` and not in local storage, which logging out clears (D-10 in docs/requirements.md).
 */
type Scheme = 'light' | 'dark';

const YEAR_SECONDS = 31_536_000;

function show(scheme: Scheme): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', scheme === 'dark');
  classList.toggle('light', scheme === 'light');
}

const hasChosen = (): boolean => /(?:^|; )scheme=(?:light|dark)/.test(document.cookie);

/** Shows the other scheme and remembers it for a year. */
export function toggleScheme(): void {
  const scheme = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  show(scheme);
  document.cookie = `scheme=${scheme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Follows the system's scheme as long as the visitor has not chosen one; the answer stops following. */
export function followSystemScheme(): () => void {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const onChange = (): void => {
    if (!hasChosen()) show(query.matches ? 'dark' : 'light');
  };
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
