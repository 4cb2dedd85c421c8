import { Alert, Button, IconButton, type AlertColor } from '@mui/material';
import { styled } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type CustomContentProps, type SnackbarKey, type VariantType } from 'notistack';
import { useEffect, useRef } from 'react';
import { BREAKPOINTS, HEADER_HEIGHT } from '../theme/primitives.ts';
import { low, tone, up } from '../theme/tokens.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { onToast, TOAST_LIMIT, type Toast, type ToastVariant, type Undo } from '../ui/toast/toast.ts';
import { toastPlace } from './toastPlace.ts';
import { useUndo } from './useUndo.ts';

declare module 'notistack' {
  interface VariantOverrides {
    loading: true;
    error: { announcedByPage: boolean };
    success: { undo: Undo | undefined };
  }
}

/** Milliseconds until a toast is closed; null: until it is replaced (TOAST-01). */
const DURATION: Record<ToastVariant, number | null> = { plain: 4000, error: 4000, success: 2000, loading: null };

const KIND: Record<ToastVariant, VariantType> = { plain: 'default', error: 'error', success: 'success', loading: 'loading' };

const LOOK: Partial<Record<VariantType, { severity: AlertColor; icon: IconName }>> = {
  success: { severity: 'success', icon: 'check' },
  error: { severity: 'error', icon: 'alert' },
};

const Sheet = styled(Alert)(({ theme }) => ({
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

function Content(
  props: CustomContentProps & { ref?: React.Ref<HTMLDivElement>; announcedByPage?: boolean; undo?: Undo | undefined },
): React.JSX.Element {
  const { ref, id, message, variant, style, announcedByPage = false, undo } = props;
  const variantStyle = LOOK[variant];
  const { button, handlers, close } = useUndo(undo, () => closeSnackbar(id));
  return (
    <Sheet
      ref={ref}
      {...handlers}
      role={variant === 'error' && !announcedByPage ? 'alert' : 'status'}
      {...(announcedByPage && { 'aria-live': 'off' })}
      severity={variantStyle?.severity ?? 'info'}
      icon={variantStyle === undefined ? false : <Icon name={variantStyle.icon} size={24} />}
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
            <Icon name="close" />
          </IconButton>
        </>
      }
      style={style}
    >
      {message}
    </Sheet>
  );
}

const COMPONENTS = { default: Content, success: Content, error: Content, loading: Content };

/** On a phone, more would cover the page. */
const MAX_ON_PHONE = 2;

/** Visible toasts, the oldest first. */
let visible: (Pick<Toast, 'text' | 'variant' | 'key'> & { id: SnackbarKey; isBrief: boolean })[] = [];
let visibleCount = 0;

function closeWhere(matches: (toast: (typeof visible)[number]) => boolean): void {
  for (const { id } of visible.filter(matches)) closeSnackbar(id);
  visible = visible.filter((toast) => !matches(toast));
}

const Place = styled('div')({
  '& > .toasts-top': { top: `calc(${HEADER_HEIGHT + 4}px + var(--notice, 0px))`, [low]: { top: 4 } },
  '& > .toasts-bottom': { bottom: 'calc(var(--toasts-bottom, 0px) + 14px)' },
});

function show(toast: Toast): void {
  // In a background tab it would close before it is seen.
  if (document.hidden) return document.addEventListener('visibilitychange', () => show(toast), { once: true });
  const { text, variant, key, announcedByPage = false, undo } = toast;
  // A toast with an undo closes itself (useUndo.ts).
  const duration = undo === undefined ? DURATION[variant] : null;
  closeWhere((other) => {
    if (key === undefined || !(other.key === key || other.key?.startsWith(`${key}/`) === true)) return false;
    // An error does not replace a different one.
    return !(variant === 'error' && other.variant === 'error' && other.text !== text);
  });
  if (text === '') return;
  if (window.innerWidth < BREAKPOINTS.sm) {
    const surplus = visible.filter(({ isBrief }) => isBrief).slice(0, Math.max(0, visible.length + 1 - MAX_ON_PHONE));
    closeWhere((other) => surplus.includes(other));
  }
  const { vertical, bottom } = toastPlace(announcedByPage);
  if (vertical === 'bottom') document.documentElement.style.setProperty('--toasts-bottom', `${bottom}px`);
  visibleCount += 1;
  const id = enqueueSnackbar(text, {
    // notistack's default keys, made of the time and a random number, may collide.
    key: `toast-${visibleCount}`,
    variant: KIND[variant],
    announcedByPage,
    undo,
    anchorOrigin: { vertical, horizontal: 'center' },
    autoHideDuration: duration,
    persist: duration === null,
    onExited: (_node, removed) => {
      visible = visible.filter((other) => other.id !== removed);
    },
  });
  visible.push({ key, id, text, variant, isBrief: duration !== null });
}

export default function ToastHost({ first }: { first: readonly Toast[] }): React.JSX.Element {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasBegun.current) for (const toast of first) show(toast);
    hasBegun.current = true;
    return onToast(show);
    // The first toasts are those that made this component load; they are shown once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return (
    <Place>
      <SnackbarProvider
        maxSnack={TOAST_LIMIT}
        Components={COMPONENTS}
        classes={{ containerAnchorOriginTopCenter: 'toasts-top', containerAnchorOriginBottomCenter: 'toasts-bottom' }}
      />
    </Place>
  );
}
