import { Checkbox, FormControlLabel, Radio, type CheckboxProps, type RadioProps } from '@mui/material';
import { styled, type CSSObject } from '@mui/material/styles';
import { focusRing, tone, touch } from '../../theme/tokens.ts';

/**
 * Boxes and circles are drawn once, and the browser's own input decides whether the mark shows: what is ticked before
 * the scripts have started is seen at once.
 */
const drawn = (shape: React.ReactNode, mark: string): React.ReactNode => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
    {shape}
    <path className="mark" d={mark} />
  </svg>
);

const box = drawn(<rect x="3" y="3" width="18" height="18" rx="4" />, 'M7.5 12.5l3 3 6-6.5');
const circle = drawn(<circle cx="12" cy="12" r="9" />, 'M12 12h0');

const look: CSSObject = {
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

const TickBox = styled(Checkbox)(look);
const Circle = styled(Radio)({ ...look, '& .mark': { stroke: tone.surface, strokeWidth: 8, opacity: 0 } });

/** MUI's checkbox as this site draws it. It stands here and not in the theme, so that only pages with forms load it. */
export const FormBox = (props: CheckboxProps): React.JSX.Element => <TickBox icon={box} checkedIcon={box} {...props} />;

/** MUI's radio button, likewise. */
export const FormCircle = (props: RadioProps): React.JSX.Element => <Circle icon={circle} checkedIcon={circle} {...props} />;

/** A box or a circle with its words, which belong to what is pressed. */
export const ChoiceLabel = styled(FormControlLabel)({
  alignItems: 'flex-start',
  marginInline: 0,
  gap: 4,
  '& .MuiFormControlLabel-label': { paddingTop: 9 },
});
