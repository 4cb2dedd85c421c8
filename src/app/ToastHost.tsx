import styled from '@emotion/styled';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps, type SnackbarKey, type VariantType } from 'notistack';
import { useEffect, useRef } from 'react';
import { radius, tone, up } from '../theme/tokens.ts';
import { onToast, TOAST_LIMIT, type Toast, type ToastVariant } from '../ui/toast/toast.ts';

declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
  }
}

/** Milliseconds a toast stays; null: until it is replaced (TOAST-01). */
const DURATION: Record<ToastVariant, number | null> = { plain: 4000, error: 4000, success: 2000, loading: null };

const KIND: Record<ToastVariant, VariantType> = { plain: 'default', error: 'error', success: 'success', loading: 'loading' };

const Bubble = styled('div')({
  padding: '14px 16px',
  borderRadius: radius,
  backgroundColor: tone.ink,
  color: tone.paper,
  boxShadow: '0 4px 16px rgb(20 8 26 / 0.3)',
  fontSize: '1rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  maxWidth: 'min(36rem, calc(100vw - 32px))',
  [up.sm]: { minWidth: '18rem' },
  '&[data-variant=success]': { backgroundColor: tone.good },
  '&[data-variant=error]': { backgroundColor: tone.bad },
});

/** One toast. Notistack's own calls all of them alerts, and gives all of them the same id. */
function Content({ ref, message, variant, style }: CustomContentProps & { ref?: React.Ref<HTMLDivElement> }): React.JSX.Element {
  return (
    <Bubble ref={ref} role={variant === 'error' ? 'alert' : 'status'} data-variant={variant} style={style}>
      {message}
    </Bubble>
  );
}

const COMPONENTS = { default: Content, success: Content, error: Content, loading: Content };

/** The newest toast of each key. */
const newest = new Map<string, SnackbarKey>();
let shown = 0;

function show({ text, variant, key }: Toast): void {
  const replaced = key === undefined ? undefined : newest.get(key);
  if (replaced !== undefined) closeSnackbar(replaced);
  shown += 1;
  const id = enqueueSnackbar(text, {
    // Of notistack's own, made of the time and chance, two of the same moment may be alike.
    key: `toast-${shown}`,
    variant: KIND[variant],
    autoHideDuration: DURATION[variant],
    persist: DURATION[variant] === null,
  });
  if (key !== undefined) newest.set(key, id);
}

/** Shows toasts with notistack: at most 20, bottom centre. */
export default function ToastHost({ first }: { first: readonly Toast[] }): React.JSX.Element {
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) for (const toast of first) show(toast);
    begun.current = true;
    return onToast(show);
    // The first toasts are those that made this component load; they are shown once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return <SnackbarProvider maxSnack={TOAST_LIMIT} Components={COMPONENTS} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />;
}
