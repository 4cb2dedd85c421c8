import { SvgIcon } from '@mui/material';

/** Our line icon replaces MUI's filled arrow of a select. */
export function Chevron({ className }: { className?: string }): React.JSX.Element {
  return (
    <SvgIcon className={className} style={{ width: 24, height: 24 }}>
      <path d="M6 9.5l6 6 6-6" />
    </SvgIcon>
  );
}
