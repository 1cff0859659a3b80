import { listenToAnnouncement } from '@landsea/web-kit';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ShownToast } from './toast-region';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

let isTouched = false;

const watch = (watcher: () => void): (() => void) => {
  const touch = () => {
    isTouched = true;
    stop();
    watcher();
  };
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, touch, true);
  };
  if (!isTouched)
    for (const sign of signs) window.addEventListener(sign, touch, { capture: true, passive: true });
  return stop;
};

/** Code that only an action needs is fetched after the first touch. */
const useTouched = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isTouched,
    () => false,
  );

/** The text is shown plainly when the region cannot be fetched. */
const PlainToast = ({ toast, onClose }: { toast: ShownToast | undefined; onClose: () => void }) =>
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
