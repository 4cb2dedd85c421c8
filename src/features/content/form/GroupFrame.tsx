import { Box, FormHelperText, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { getIn, useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { tone } from '../../../theme/tokens.ts';

const Fieldset = styled(Box)({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&[data-level="1"]': { paddingTop: 20, borderTop: `1px solid ${tone.line}` },
  '&[data-level="2"]': { paddingInlineStart: 16, borderInlineStart: `3px solid ${tone.line}` },
  '& > legend': { padding: 0 },
  // A legend stands on the border of its fieldset otherwise.
  '&[data-level="1"] > legend': { float: 'left', width: '100%', marginBottom: 12 },
  '&[data-level="1"] > legend + *': { clear: 'both' },
}) as typeof Box;

/** Level of a heading within the form: a section, a group in it, or a group that has its name for assistive technology only. */
export type Level = 1 | 2 | 'hidden';

interface Props {
  /** Path in the form's values, whose mistake is shown; without one the group has none of its own. */
  path?: string;
  legend: string;
  level: Level;
  hint?: string | undefined;
  children: ReactNode;
}

/** Message about a whole list or group, which takes the focus because nothing in it may. */
export function GroupMistake({ path, id }: { path: string; id: string }): React.JSX.Element | null {
  const { errors, touched } = useFormikContext();
  const error: unknown = getIn(errors, path);
  if (typeof error !== 'string' || getIn(touched, path) === undefined) return null;
  return (
    <FormHelperText error id={id} tabIndex={-1} data-mistake="">
      {error}
    </FormHelperText>
  );
}

const VARIANTS = { 1: 'h4', 2: 'label', hidden: 'srOnly' } as const;

/** Fields that belong together, with their name, a hint and what is wrong with all of them. */
export function GroupFrame({ path, legend, level, hint, children }: Props): React.JSX.Element {
  const id = useId();
  return (
    <Fieldset component="fieldset" data-level={level} aria-describedby={`${id}-hint ${id}-mistake`}>
      <Typography component="legend" variant={VARIANTS[level]}>
        {legend}
      </Typography>
      <Stack sx={{ gap: 1.5, pt: level === 2 ? 0.5 : 0 }}>
        {hint !== undefined && (
          <Typography variant="body2" color="textSecondary" id={`${id}-hint`}>
            {hint}
          </Typography>
        )}
        {path !== undefined && <GroupMistake path={path} id={`${id}-mistake`} />}
        {children}
      </Stack>
    </Fieldset>
  );
}
