import { Box, Button, FormControl, FormHelperText, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { useListContentPicturesQuery } from '../../../api/endpoints/editing.ts';
import { FieldLabel, FieldNote } from '../../../ui/form/FieldText.tsx';
import { withFormikField } from '../../../ui/form/withFormikField.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useContentForm } from './formContext.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** Width of the picture beside its buttons, in pixels. */
const WIDTH = 128;

interface Props {
  /** Path in the form's values. */
  name: string;
  label: string;
  hint: string | undefined;
  schema: JsonSchema;
  required: boolean;
}

/** A picture of the content folder, which a dialog chooses or adds. The value is its name. */
export const PictureField = withFormikField<string, Props>(({ name, label, hint, schema, required, field }) => {
  const { value, error, change } = field;
  const { choosePicture } = useContentForm();
  const { data: pictures } = useListContentPicturesQuery();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { 'x-ratio': ratio = 4 / 3, 'x-width': width } = schema;
  const verb = value === '' ? 'Choose' : 'Change';
  const choose = (): void => choosePicture({ label, ratio: schema['x-ratio'], width, onPick: change });
  const remove = (): void => {
    change('');
    button.current?.focus();
  };
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={`${id}-note`} sx={{ minWidth: 0 }}>
      <Typography component="legend" variant="label" sx={{ mb: 0.5, p: 0 }}>
        <FieldLabel label={label} optional={!required} />
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {value !== '' && (
          <Box sx={{ flex: 'none', width: WIDTH }}>
            <Picture
              src={pictures?.find((picture) => picture.name === value)?.url ?? null}
              alt=""
              width={WIDTH}
              height={Math.round(WIDTH / ratio)}
              seed={value}
              fit="contain"
            />
          </Box>
        )}
        <Stack sx={{ flex: '1 1 9rem', minWidth: 0, alignItems: 'flex-start' }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {value === '' ? 'No picture' : value}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button
              ref={button}
              variant="outlined"
              onClick={choose}
              aria-label={`${verb}: ${label}`}
              {...(error !== undefined && { 'data-mistake': '' })}
            >
              {verb}
            </Button>
            {value !== '' && !required && (
              <Button onClick={remove} aria-label={`Remove: ${label}`}>
                Remove
              </Button>
            )}
          </Stack>
        </Stack>
      </Stack>
      <FormHelperText id={`${id}-note`}>
        <FieldNote name={name} error={error} hint={hint} />
      </FormHelperText>
    </FormControl>
  );
});
