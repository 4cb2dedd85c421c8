import { SvgIcon } from '@mui/material';
import type { Components, Theme } from '@mui/material/styles';
import { RADIUS, TOUCH } from '../primitives.ts';
import { tone } from '../tokens.ts';

/** Line icon that replaces MUI's filled arrow. */
function Chevron({ className }: { className?: string }): React.JSX.Element {
  return (
    <SvgIcon className={className} style={{ width: 24, height: 24 }}>
      <path d="M6 9.5l6 6 6-6" />
    </SvgIcon>
  );
}

/** Fields with a permanent label above and a thin outline. */
export const inputs: Components<Theme> = {
  MuiInputBase: {
    styleOverrides: {
      // With text smaller than 16 px, iOS would zoom into a focused field.
      root: {
        fontSize: '1.0625rem',
        lineHeight: 1.4,
      },
      // The native clear button is blue, which is not in our palette.
      input: {
        '&::placeholder': { color: tone.inkSoft, opacity: 1 },
        '&::-webkit-search-cancel-button': { cursor: 'pointer', filter: 'grayscale(1)' },
      },
    },
  },
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
    // Labels are above the field, so the outline needs no notch.
    defaultProps: { notched: false, label: undefined },
    styleOverrides: {
      root: {
        minHeight: TOUCH + 4,
        borderRadius: RADIUS,
        backgroundColor: tone.surface,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tone.primary },
        // `:focus-within` works before hydration, unlike MUI's class `Mui-focused`.
        '&:focus-within .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: tone.primary },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: tone.error },
        '&.Mui-disabled': { backgroundColor: tone.tint },
      },
      input: { padding: '10px 14px', height: 'auto' },
      // The line height is a whole number of pixels. MUI rounds it when measuring, so the field's height would change at hydration.
      multiline: { padding: 0, '& textarea': { padding: '10px 14px', lineHeight: '1.625rem', resize: 'vertical' } },
      notchedOutline: { top: 0, borderWidth: 1.5, borderColor: tone.lineStrong, '& legend': { display: 'none' } },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: tone.inkSoft } } },
  MuiNativeSelect: { defaultProps: { IconComponent: Chevron } },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        display: 'flex',
        justifyContent: 'space-between',
        gap: 16,
        // A remark wraps onto its own lines.
        '&:has([data-remark])': { flexWrap: 'wrap', rowGap: 0 },
        // Reserves a line, so that nothing shifts when an error appears.
        minHeight: '1.3125rem',
        margin: '4px 0 0',
        color: tone.inkSoft,
        fontSize: '0.875rem',
        lineHeight: 1.4,
        // The counter stays on one line even if the hint next to it takes two.
        '& > [data-needs-scripts]': { flexShrink: 0 },
        '&.Mui-error': { color: tone.error, fontWeight: 600 },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { color: tone.ink, fontSize: '0.9375rem', fontWeight: 600, '&.Mui-focused, &.Mui-error': { color: tone.ink } },
    },
  },
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
        backgroundColor: tone.primarySoft,
        '& .MuiChip-deleteIcon': { padding: 3, color: tone.inkSoft, '&:hover': { color: tone.error } },
      },
      paper: { marginBlock: 4, border: `1px solid ${tone.line}`, borderRadius: RADIUS },
      listbox: { padding: 8 },
      option: {
        '&&': { minHeight: TOUCH, borderRadius: RADIUS },
        '&&.Mui-focused': { backgroundColor: tone.tint },
        '&&[aria-selected=true]': { backgroundColor: tone.primarySoft },
        '&&[aria-selected=true].Mui-focused': {
          backgroundColor: tone.primarySoft,
          outline: `2px solid ${tone.primary}`,
          outlineOffset: -2,
        },
      },
      noOptions: { color: tone.inkSoft },
    },
  },
};
