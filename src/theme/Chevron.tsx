import { SvgIcon } from '@mui/material';

/** The arrow of a list that opens, in our line; MUI's own is drawn for filled icons. */
export function Chevron({ className }: { className?: string }): React.JSX.Element {
  return (
    <SvgIcon className={className} style={{ width: 24, height: 24 }}>
      <path d="M6 9.5l6 6 6-6" />
    </SvgIcon>
  );
}
