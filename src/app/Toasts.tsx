import { useEffect, useState, type ComponentType } from 'react';
import { onToast, type Toast } from '../ui/toast/toast.ts';

type Host = ComponentType<{ initialToasts: readonly Toast[] }>;

/** Shows toasts. Loads the code for this when the first toast is shown. */
export function Toasts(): React.JSX.Element | null {
  const [initialToasts, setInitialToasts] = useState<readonly Toast[]>([]);
  const [ToastHost, setToastHost] = useState<Host | null>(null);

  useEffect(() => {
    if (ToastHost !== null) return undefined;
    return onToast((toast) => {
      setInitialToasts((toasts) => [...toasts, toast]);
      import(/* webpackChunkName: "toasts" */ './ToastHost.tsx').then(
        ({ default: Loaded }) => setToastHost(() => Loaded),
        // If loading fails, pages still show their errors themselves (D-31), and the next toast tries again.
        () => setInitialToasts([]),
      );
    });
  }, [ToastHost]);

  return ToastHost === null ? null : <ToastHost initialToasts={initialToasts} />;
}
