import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast, type Toast } from '../ui/toast/toast.ts';

const ToastHost = lazy(() => import(/* webpackChunkName: "toasts" */ './ToastHost.tsx'));

/** Fetches the toast library with the first toast; until then it costs nothing. */
export function Toasts(): React.JSX.Element | null {
  const [first, setFirst] = useState<readonly Toast[]>([]);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (wanted) return undefined;
    return onToast((toast) => {
      setFirst((toasts) => [...toasts, toast]);
      setWanted(true);
    });
  }, [wanted]);

  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost first={first} />
    </Suspense>
  );
}
