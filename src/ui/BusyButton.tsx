import { Button, type ButtonProps } from '@mui/material';

interface Props extends Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'sx' | 'startIcon' | 'aria-label' | 'disabled' | 'onClick' | 'children'
> {
  busy: boolean;
}

/** Button that cannot be pressed while busy. It keeps the focus, which browsers take from a button with the attribute `disabled`. */
export function BusyButton({ busy, onClick, ...props }: Props): React.JSX.Element {
  if (!busy) return <Button {...props} onClick={onClick} />;
  return <Button {...props} className="Mui-disabled MuiButton-loading" aria-busy aria-disabled />;
}
