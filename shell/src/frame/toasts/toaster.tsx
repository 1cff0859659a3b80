import { listenToAnnouncement } from '@landsea/web-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTouched } from '../use-touched';
import type { ShownToast } from './toast-region';

interface ToastProps {
  toast: ShownToast | undefined;
  onClose: () => void;
}

/** The text is shown plainly when the region cannot be fetched. */
const PlainToast = ({ toast, onClose }: ToastProps) =>
  toast ? (
    <button
      type="button"
      role="alert"
      onClick={onClose}
      className="fixed inset-x-4 bottom-20 z-60 rounded-card border border-hairline bg-surface px-4 py-3 text-left text-ink shadow-float"
    >
      <b>{toast.title}</b> {toast.description}
    </button>
  ) : null;

const ToastRegion = lazy(() =>
  import('./toast-region').then(
    ({ ToastRegion: Region }) => ({ default: Region }),
    () => ({ default: PlainToast }),
  ),
);

/** The region's code is fetched with the first touch, before it is needed. */
export function Toaster() {
  const [toast, setToast] = useState<ShownToast>();
  const isTouched = useTouched();
  useEffect(
    () =>
      listenToAnnouncement('toast', (next) => {
        setToast((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));
      }),
    [],
  );
  if (!toast && !isTouched) return null;
  return (
    <Suspense>
      <ToastRegion
        toast={toast}
        onClose={() => {
          setToast(undefined);
        }}
      />
    </Suspense>
  );
}
