import styled from '@emotion/styled';
import { useEffect } from 'react';
import { touch } from '../../theme/tokens.ts';
import { followSystemScheme, toggleScheme } from './colourScheme.ts';
import { headerItem } from './HeaderLink.tsx';

const Switch = styled('button')({ ...headerItem, padding: 0, width: touch, justifyContent: 'center' });

/** Turns the colours from light to dark and back. */
export function SchemeSwitch(): React.JSX.Element {
  useEffect(followSystemScheme, []);
  return (
    <Switch type="button" onClick={toggleScheme} aria-label="Switch between light and dark colours">
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden="true">
        <circle cx="12" cy="12" r="8" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </Switch>
  );
}
