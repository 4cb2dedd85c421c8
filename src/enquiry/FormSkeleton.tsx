import { Skeleton, Stack } from '@mui/material';
import type { EnquiryForm } from '../../shared/enquiry.ts';

/** Number of rows of each form's own fields, in wide and narrow windows. A fraction stands for a lower row. */
const ROW_COUNTS: Readonly<Record<EnquiryForm, { wide: number; narrow: number }>> = {
  general: { wide: 2, narrow: 3 },
  corporate: { wide: 4.5, narrow: 8.6 },
  individual: { wide: 4.5, narrow: 8.6 },
  csr: { wide: 2, narrow: 4 },
};

/** Pixels. The ending consists of message, consent and button. */
const ROW_HEIGHT = 104;
const ENDING_HEIGHT = { wide: 410, narrow: 480 };

/** Placeholder for a form until hydration. It is as high as the form. */
export function FormSkeleton({ form }: { form: EnquiryForm }): React.JSX.Element {
  const { wide, narrow } = ROW_COUNTS[form];
  return (
    <Stack
      aria-hidden="true"
      sx={{
        gap: 3,
        height: { xs: narrow * ROW_HEIGHT + ENDING_HEIGHT.narrow, sm: wide * ROW_HEIGHT + ENDING_HEIGHT.wide },
        overflow: 'hidden',
      }}
    >
      {Array.from({ length: Math.round(wide) }, (_, row) => (
        <Stack key={row} direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5 }}>
          <Skeleton height={80} width="100%" />
          <Skeleton height={80} width="100%" />
        </Stack>
      ))}
      <Skeleton height={200} width="100%" />
      <Skeleton height={52} width={168} />
    </Stack>
  );
}
