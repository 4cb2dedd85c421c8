import { Alert, Button, IconButton, type AlertColor } from '@mui/material';
import { styled } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps, type SnackbarKey, type VariantType } from 'notistack';
import { useEffect, useRef } from 'react';
import { BREAKPOINTS, HEADER_HEIGHT } from '../theme/primitives.ts';
import { lowWindow, tone, up } from '../theme/tokens.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { onToast, TOAST_LIMIT, type Toast, type ToastVariant, type Undo } from '../ui/toast/toast.ts';
import { findToastPosition, followBottomBars } from './toastPosition.ts';
import { useUndo } from './useUndo.ts';

declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
    error: { announcedByPage: boolean };
    success: { undo: Undo | undefined };
  }
}

/** Milliseconds until a toast is closed; null for a toast that stays until it is replaced (TOAST-01). */
const DURATIONS: Record<ToastVariant, number | null> = { plain: 4000, error: 4000, success: 2000, loading: null };

const NOTISTACK_VARIANTS: Record<ToastVariant, VariantType> = { plain: 'default', error: 'error', success: 'success', loading: 'loading' };

const VARIANT_STYLES: Partial<Record<VariantType, { severity: AlertColor; icon: IconName }>> = {
  success: { severity: 'success', icon: 'check' },
  error: { severity: 'error', icon: 'alert' },
};

const ToastAlert = styled(Alert)(({ theme }) => ({
  flexWrap: 'nowrap',
  width: 'calc(100vw - 32px)',
  paddingBlock: 8,
  // The inline-start border keeps the colour of the variant.
  borderBlockColor: tone.lineStrong,
  borderInlineEndColor: tone.lineStrong,
  boxShadow: theme.shadows[8],
  '& .MuiAlert-message': { flexBasis: 0 },
  [up.sm]: { width: 'auto', minWidth: '20rem', maxWidth: '36rem' },
}));

function ToastContent(
  props: CustomContentProps & { ref?: React.Ref<HTMLDivElement>; announcedByPage?: boolean; undo?: Undo | undefined },
): React.JSX.Element {
  const { ref, id, message, variant, style, announcedByPage = false, undo } = props;
  const variantStyle = VARIANT_STYLES[variant];
  useEffect(followBottomBars, []);
  const { button, handlers, close } = useUndo(undo, () => closeSnackbar(id));
  return (
    <ToastAlert
      ref={ref}
      {...handlers}
      role={variant === 'error' && !announcedByPage ? 'alert' : 'status'}
      {...(announcedByPage && { 'aria-live': 'off' })}
      severity={variantStyle?.severity ?? 'info'}
      icon={variantStyle === undefined ? false : <Icon icon={variantStyle.icon} size={24} />}
      action={
        <>
          {undo !== undefined && (
            <Button
              ref={button}
              color="inherit"
              onClick={() => {
                close();
                undo.run();
              }}
            >
              Undo
            </Button>
          )}
          <IconButton aria-label="Close message" onClick={close}>
            <Icon icon="close" />
          </IconButton>
        </>
      }
      style={style}
    >
      {message}
    </ToastAlert>
  );
}

const COMPONENTS = { default: ToastContent, success: ToastContent, error: ToastContent, loading: ToastContent };

/** More toasts would cover the page on a phone. */
const MAX_ON_PHONE = 2;

/** Visible toasts, the oldest first. */
let visibleToasts: (Pick<Toast, 'text' | 'variant' | 'key'> & { id: SnackbarKey; isBrief: boolean })[] = [];
let toastCount = 0;

function closeMatching(matches: (toast: (typeof visibleToasts)[number]) => boolean): void {
  for (const { id } of visibleToasts.filter(matches)) closeSnackbar(id);
  visibleToasts = visibleToasts.filter((toast) => !matches(toast));
}

const ToastContainers = styled('div')({
  '& > .toasts-top': { top: `calc(${HEADER_HEIGHT + 4}px + var(--notice, 0px))`, [lowWindow]: { top: 4 } },
  '& > .toasts-bottom': { bottom: 'calc(var(--toasts-bottom, 0px) + 14px)' },
});

function showToast(toast: Toast): void {
  // In a background tab, a toast would close before anyone sees it.
  if (document.hidden) return document.addEventListener('visibilitychange', () => showToast(toast), { once: true });
  const { text, variant, key, announcedByPage = false, undo } = toast;
  // A toast with an undo closes itself (useUndo.ts).
  const duration = undo === undefined ? DURATIONS[variant] : null;
  closeMatching((other) => {
    if (key === undefined || !(other.key === key || other.key?.startsWith(`${key}/`) === true)) return false;
    // An error does not replace a different one.
    return !(variant === 'error' && other.variant === 'error' && other.text !== text);
  });
  // A toast with an empty text only closes the toasts with its key.
  if (text === '') return;
  if (window.innerWidth < BREAKPOINTS.sm) {
    const surplus = visibleToasts.filter(({ isBrief }) => isBrief).slice(0, Math.max(0, visibleToasts.length + 1 - MAX_ON_PHONE));
    closeMatching((other) => surplus.includes(other));
  }
  toastCount += 1;
  const id = enqueueSnackbar(text, {
    // notistack's default keys, made of the time and a random number, may collide.
    key: `toast-${toastCount}`,
    variant: NOTISTACK_VARIANTS[variant],
    announcedByPage,
    undo,
    anchorOrigin: { vertical: findToastPosition(announcedByPage), horizontal: 'center' },
    autoHideDuration: duration,
    persist: duration === null,
    onExited: (_node, removed) => {
      visibleToasts = visibleToasts.filter((other) => other.id !== removed);
    },
  });
  visibleToasts.push({ key, id, text, variant, isBrief: duration !== null });
}

export default function ToastHost({ initialToasts }: { initialToasts: readonly Toast[] }): React.JSX.Element {
  const hasShownInitial = useRef(false);
  useEffect(() => {
    if (!hasShownInitial.current) for (const toast of initialToasts) showToast(toast);
    hasShownInitial.current = true;
    return onToast(showToast);
    // The initial toasts are those that made this component load. They are shown once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return (
    <ToastContainers>
      <SnackbarProvider
        maxSnack={TOAST_LIMIT}
        Components={COMPONENTS}
        classes={{ containerAnchorOriginTopCenter: 'toasts-top', containerAnchorOriginBottomCenter: 'toasts-bottom' }}
      />
    </ToastContainers>
  );
}
