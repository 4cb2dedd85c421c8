import type { Components, CSSObject, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { focusRing, tone, touch } from '../tokens.ts';

/** Creates an icon for both the checked and the unchecked control. CSS shows the mark with `:checked`, which works before hydration. */
const createIcon = (shape: ReactNode, mark: string): ReactNode => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    {shape}
    <path className="mark" d={mark} />
  </svg>
);

const box = createIcon(<rect x="3" y="3" width="18" height="18" rx="4" />, 'M7.5 12.5l3 3 6-6.5');
const circle = createIcon(<circle cx="12" cy="12" r="9" />, 'M12 12h0');

const controlStyle: CSSObject = {
  width: touch,
  height: touch,
  flex: 'none',
  marginInlineStart: -10,
  color: tone.lineStrong,
  '& svg': { fill: tone.surface, stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .mark': { fill: 'none', stroke: tone.surface, strokeWidth: 2.5, opacity: 0 },
  '&:hover svg': { stroke: tone.primary },
  '& input:checked + svg': { fill: tone.primary, stroke: tone.primary },
  '& input:checked + svg .mark': { opacity: 1 },
  '& input[aria-invalid=true]:not(:checked) + svg': { stroke: tone.error },
  '& input:focus-visible + svg': {
    outline: `${focusRing.width}px solid ${focusRing.colour}`,
    outlineOffset: focusRing.offset,
    borderRadius: 4,
  },
  '@media (forced-colors:active)': {
    '& input:checked + svg': { fill: 'CanvasText' },
    '& .mark': { stroke: 'Canvas' },
  },
};

export const choices: Components<Theme> = {
  MuiCheckbox: { defaultProps: { icon: box, checkedIcon: box }, styleOverrides: { root: controlStyle } },
  MuiRadio: {
    defaultProps: { icon: circle, checkedIcon: circle },
    styleOverrides: { root: { ...controlStyle, '& .mark': { stroke: tone.surface, strokeWidth: 8, opacity: 0 } } },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { alignItems: 'flex-start', marginInline: 0, gap: 4 }, label: { paddingTop: 9 } },
  },
};
