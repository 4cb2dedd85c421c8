import { styled, useColorScheme } from '@mui/material/styles';
import { touch } from '../../theme/tokens.ts';
import { headerItem } from './HeaderLink.tsx';

const Switch = styled('button')({ ...headerItem, padding: 0, width: touch, justifyContent: 'center' });

/** The scheme that is shown: the class that the inline script or the theme has put on the root element. */
const shownScheme = (): 'light' | 'dark' => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Turns the colours from light to dark and back. */
export function SchemeSwitch(): React.JSX.Element {
  const { setMode } = useColorScheme();
  return (
    <Switch type="button" onClick={() => setMode(shownScheme() === 'dark' ? 'light' : 'dark')} aria-label="Switch between light and dark colours">
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden="true">
        <circle cx="12" cy="12" r="8" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </Switch>
  );
}
