import { Box, Paper, Skeleton, Stack } from '@mui/material';

/** Widths of the labels in per cent, used in turn. */
const LABEL_WIDTHS = [28, 40, 22];

export function FieldsSkeleton({ fieldCount }: { fieldCount: number }): React.JSX.Element {
  return (
    <Paper aria-hidden="true" sx={{ p: { xs: 2, md: 4 } }}>
      <Stack sx={{ gap: 3.5 }}>
        {Array.from({ length: fieldCount }, (_none, index) => (
          <Box key={index}>
            <Skeleton height={16} width={`${LABEL_WIDTHS[index % LABEL_WIDTHS.length]}%`} sx={{ mb: 1 }} />
            <Skeleton height={52} />
          </Box>
        ))}
      </Stack>
    </Paper>
  );
}
