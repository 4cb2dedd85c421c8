import { Chevron } from '../Chevron.tsx';
import { RADIUS, TOUCH } from '../primitives.ts';
import { tone } from '../tokens.ts';
import { addLooks } from './addLooks.ts';

/** Fields with their label above, always in sight, and a thin frame that takes the brand's colour. */
addLooks({
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        color: tone.ink,
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.4,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: tone.ink },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    // Without a label in its line: the frame is whole.
    defaultProps: { notched: false, label: undefined },
    styleOverrides: {
      root: {
        minHeight: TOUCH + 4,
        borderRadius: RADIUS,
        backgroundColor: tone.surface,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tone.violet },
        // Also before the scripts have come.
        '&:focus-within .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: tone.violet },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: tone.bad },
        '&.Mui-disabled': { backgroundColor: tone.tint },
      },
      input: { padding: '10px 14px', height: 'auto' },
      multiline: { padding: 0, '& textarea': { padding: '10px 14px', lineHeight: 1.5, resize: 'vertical' } },
      notchedOutline: { top: 0, borderWidth: 1.5, borderColor: tone.lineStrong, '& legend': { display: 'none' } },
    },
  },
  MuiSelect: { defaultProps: { IconComponent: Chevron }, styleOverrides: { icon: { right: 12, color: tone.inkSoft } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: 16,
        // A remark has lines of its own.
        '&:has([data-remark])': { flexWrap: 'wrap', rowGap: 0 },
        // Keeps its place, so that nothing moves when an error comes.
        minHeight: '1.3125rem',
        margin: '4px 0 0',
        color: tone.inkSoft,
        fontSize: '0.875rem',
        lineHeight: 1.4,
        '&.Mui-error': { color: tone.bad, fontWeight: 600 },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { color: tone.ink, fontSize: '0.9375rem', fontWeight: 600, '&.Mui-focused, &.Mui-error': { color: tone.ink } },
    },
  },
});
