import { Button, type ButtonProps } from '@mui/material';
import { useLinkClickHandler, useLocation } from 'react-router';
import { loginPath, paths } from '../../config/paths.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx' | 'children'> {
  /** Called before the link is followed. */
  onFollow?: () => void;
}

/** Link to the login, which leads back to the current page. */
export function LoginButton({ onFollow, ...buttonProps }: Props): React.JSX.Element {
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  const onLoginClick = useLinkClickHandler(paths.login, { state: { from } });
  return (
    <Button
      {...buttonProps}
      component="a"
      href={loginPath(from)}
      // Search engines do not need a login URL for each job.
      rel="nofollow"
      onClick={(event: React.MouseEvent<HTMLAnchorElement>) => {
        onFollow?.();
        onLoginClick(event);
      }}
    />
  );
}
