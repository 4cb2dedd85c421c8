import styled from '@emotion/styled';
import { focusRing, radius, tone, touch } from '../../theme/tokens.ts';

const box = {
  width: '100%',
  minHeight: touch + 4,
  padding: '10px 14px',
  border: `1.5px solid ${tone.lineStrong}`,
  borderRadius: radius,
  background: tone.surface,
  color: tone.ink,
  // Below 16 px a phone zooms into the page when the field gets the focus.
  fontSize: '1.0625rem',
  lineHeight: 1.4,
  transition: 'border-color .15s',
  '&::placeholder': { color: tone.inkSoft, opacity: 1 },
  '&:hover:not(:disabled)': { borderColor: tone.violet },
  '&:focus-visible': { ...focusRing, outlineOffset: 0, outlineWidth: 2, borderColor: tone.violet },
  '&[aria-invalid=true]': { borderColor: tone.bad },
  '&:disabled': { background: tone.tint, color: tone.inkSoft, cursor: 'not-allowed' },
} as const;

/** The box one types into. */
export const Input = styled('input')(box);

/** The same for several lines. */
export const TextArea = styled('textarea')({ ...box, minHeight: 128, resize: 'vertical' });

/** The browser's own list, with our box and arrow. */
export const Select = styled('select')({
  ...box,
  appearance: 'none',
  paddingInlineEnd: 44,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

/** Holds a control with something drawn into it: an arrow, a magnifying glass. */
export const ControlFrame = styled('span')({
  position: 'relative',
  display: 'block',
  '& > svg': {
    position: 'absolute',
    top: '50%',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
    color: tone.inkSoft,
  },
  '& > svg[data-at=end]': { insetInlineEnd: 14 },
  '& > svg[data-at=start]': { insetInlineStart: 14 },
  '& > svg[data-at=start] + input': { paddingInlineStart: 42 },
});
