import { Chevron } from '../Chevron.tsx';
import { RADIUS, TOUCH } from '../primitives.ts';
import { tone } from '../tokens.ts';
import { addLooks } from './addLooks.ts';

/** Fields with a list that is searched by typing: what is chosen stands in the field, as words that can be taken out again. */
addLooks({
  MuiAutocomplete: {
    defaultProps: { popupIcon: <Chevron />, autoHighlight: true },
    styleOverrides: {
      inputRoot: { '&&&': { padding: '4px 40px 4px 8px' } },
      input: { '&&&': { minHeight: TOUCH - 4, padding: '4px 6px' } },
      popupIndicator: { color: tone.inkSoft },
      tag: {
        maxWidth: 'calc(100% - 6px)',
        minHeight: 36,
        borderRadius: RADIUS,
        backgroundColor: tone.violetSoft,
        '& .MuiChip-deleteIcon': { padding: 3, color: tone.inkSoft, '&:hover': { color: tone.bad } },
      },
      paper: { marginBlock: 4, border: `1px solid ${tone.line}`, borderRadius: RADIUS },
      listbox: { padding: 8 },
      option: {
        '&&': { minHeight: TOUCH, borderRadius: RADIUS },
        '&&.Mui-focused': { backgroundColor: tone.tint },
        '&&[aria-selected=true]': { backgroundColor: tone.violetSoft },
        '&&[aria-selected=true].Mui-focused': { backgroundColor: tone.violetSoft, outline: `2px solid ${tone.violet}`, outlineOffset: -2 },
      },
      noOptions: { color: tone.inkSoft },
    },
  },
});
