import { Button, type ButtonProps } from '@mui/material';

interface Props extends Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'sx' | 'startIcon' | 'aria-label' | 'disabled' | 'onClick' | 'children'
> {
  busy: boolean;
}

/** Button that cannot be pressed while busy. It keeps the focus, whereas browsers take the focus from a button with `disabled`. */
export function BusyButton({ busy, onClick, ...props }: Props): React.JSX.Element {
  if (!busy) return <Button {...props} onClick={onClick} />;
  return <Button {...props} className="Mui-disabled MuiButton-loading" aria-busy aria-disabled />;
}
