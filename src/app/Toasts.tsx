import { useEffect, useState, type ComponentType } from 'react';
import { onToast, type Toast } from '../ui/toast/toast.ts';

type Host = ComponentType<{ initialToasts: readonly Toast[] }>;

/** Shows toasts; loads the code for it with the first one. */
export function Toasts(): React.JSX.Element | null {
  const [initialToasts, setInitialToasts] = useState<readonly Toast[]>([]);
  const [ToastHost, setToastHost] = useState<Host | null>(null);

  useEffect(() => {
    if (ToastHost !== null) return undefined;
    return onToast((toast) => {
      setInitialToasts((toasts) => [...toasts, toast]);
      import(/* webpackChunkName: "toasts" */ './ToastHost.tsx').then(
        ({ default: Loaded }) => setToastHost(() => Loaded),
        // On failure, errors are still shown on the page (D-31), and the next toast tries again.
        () => setInitialToasts([]),
      );
    });
  }, [ToastHost]);

  return ToastHost === null ? null : <ToastHost initialToasts={initialToasts} />;
}
