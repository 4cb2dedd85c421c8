import styled from '@emotion/styled';
import { closeSnackbar, enqueueSnackbar, MaterialDesignContent, SnackbarProvider, type VariantType } from 'notistack';
import { useEffect } from 'react';
import { radius, tone } from '../theme/tokens.ts';
import { onToast, TOAST_LIMIT, type Toast, type ToastVariant } from '../ui/toast/toast.ts';

declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
  }
}

/** Milliseconds a toast stays; null: until it is replaced (TOAST-01). */
const DURATION: Record<ToastVariant, number | null> = { plain: 4000, error: 4000, success: 2000, loading: null };

const KIND: Record<ToastVariant, VariantType> = { plain: 'default', error: 'error', success: 'success', loading: 'loading' };

const Content = styled(MaterialDesignContent)({
  '&.notistack-MuiContent': {
    fontFamily: 'inherit',
    fontSize: '1rem',
    lineHeight: 1.4,
    borderRadius: radius,
    backgroundColor: tone.ink,
    color: tone.paper,
    maxWidth: 'min(36rem, calc(100vw - 32px))',
  },
  '&.notistack-MuiContent-success': { backgroundColor: tone.good },
  '&.notistack-MuiContent-error': { backgroundColor: tone.bad },
});

const COMPONENTS = { default: Content, success: Content, error: Content, loading: Content };

function show({ text, variant, key }: Toast): void {
  if (key !== undefined) closeSnackbar(key);
  enqueueSnackbar(text, {
    variant: KIND[variant],
    autoHideDuration: DURATION[variant],
    persist: DURATION[variant] === null,
    ...(key === undefined ? {} : { key: `${key}-${variant}` }),
    SnackbarProps: { role: variant === 'error' ? 'alert' : 'status' },
  });
}

/** Shows toasts with notistack: at most 20, bottom centre. */
export default function ToastHost({ first }: { first: readonly Toast[] }): React.JSX.Element {
  useEffect(() => {
    for (const toast of first) show(toast);
    return onToast(show);
    // The first toasts are those that made this component load; they are shown once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return <SnackbarProvider maxSnack={TOAST_LIMIT} Components={COMPONENTS} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />;
}
