import { Box, Typography } from '@mui/material';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { object, string, type InferType } from 'yup';
import type { Explanation } from '../api/errors.ts';
import { SubmitButton } from './form/FormButton.tsx';
import { FormDigits } from './form/FormTextField.tsx';
import { FormShell } from './form/FormShell.tsx';
import { Failure } from './page/Failure.tsx';

const CODE_LENGTH = 8;

/** Validates the code before it is sent, because the number of attempts is limited. */
const schema = object({
  code: string().default('').required('Please enter the code').length(CODE_LENGTH, 'The code has eight digits'),
});

type Values = InferType<typeof schema>;

interface Props {
  title: string;
  hint: string;
  /** Code that the form begins with. */
  code?: string;
  /** Records the attendance. Resolves with the reason of a failure, or with null. */
  send(code: string): Promise<Explanation | null>;
}

/** Form in which members enter the code of an event that they attended. It is empty again after the attendance is recorded. */
export function AttendanceCodeForm({ title, hint, code = '', send }: Props): React.JSX.Element {
  const [failure, setFailure] = useState<Explanation | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    setFailure(null);
    const reason = await send(values.code);
    if (reason === null) return resetForm({ values: { code: '' } });
    setFailure(reason);
    field.current?.focus();
  };
  return (
    <FormShell schema={schema} initialValues={{ code }} onSubmit={submit} label={title}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <FormDigits name="code" label="Code of the event" hint={hint} autoComplete="off" digits={CODE_LENGTH} inputRef={field} required />
      {failure !== null && <Failure failure={failure} />}
      <Box>
        <SubmitButton>I attended</SubmitButton>
      </Box>
    </FormShell>
  );
}
