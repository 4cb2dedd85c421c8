import { Button, type ButtonProps } from '@mui/material';
import { useLinkClickHandler, useLocation } from 'react-router';
import { loginPath, paths } from '../../config/paths.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx' | 'children'> {
  /** called before the link is followed */
  onFollow?: () => void;
}

/** Link to the login, which returns to the present page. */
export function LoginButton({ onFollow, ...buttonProps }: Props): React.JSX.Element {
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const onLoginClick = useLinkClickHandler(paths.login, { state: { from } });
  return (
    <Button
      {...buttonProps}
      component="a"
      href={loginPath(from)}
      // Search engines do not need one such address per job.
      rel="nofollow"
      onClick={(event: React.MouseEvent<HTMLAnchorElement>) => {
        onFollow?.();
        onLoginClick(event);
      }}
    />
  );
}
