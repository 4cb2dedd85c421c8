import { SvgIcon } from '@mui/material';

/** Line icon that replaces MUI's filled arrow. */
export function Chevron({ className }: { className?: string }): React.JSX.Element {
  return (
    <SvgIcon className={className} style={{ width: 24, height: 24 }}>
      <path d="M6 9.5l6 6 6-6" />
    </SvgIcon>
  );
}
