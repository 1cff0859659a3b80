import { onAnnouncement, timings } from '@landsea/web-kit';
import type { Toast } from '@landsea/web-kit';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';

interface ShownToast extends Toast {
  id: number;
}

const tones = {
  success: { Icon: CircleCheck, look: 'text-palm' },
  error: { Icon: CircleAlert, look: 'text-berry' },
  info: { Icon: Info, look: 'text-sea' },
} as const;

const secondsOf = ({ seconds, tone }: Toast): number => {
  if (seconds !== undefined) return seconds;
  return tone === 'error' ? timings.toast.removalDelay / 1000 : timings.toast.helpSeconds;
};

/** On a phone an error, which stays, and what names the top lie over no button below that is pressed next. */
const placeOf = ({ place, tone }: Toast): string => {
  const isAbove = place === 'top' || tone === 'error';
  const onPhone = isAbove ? 'max-sm:top-[calc(var(--header)+0.5rem)]' : 'max-sm:bottom-20';
  return `${onPhone} sm:bottom-20 md:bottom-6 sm:right-6`;
};

/** One toast at a time. An error stays until it is closed or replaced; the pointer or the focus on one keeps it. */
export function Toaster() {
  const [toast, setToast] = useState<ShownToast>();
  const [isHeld, setHeld] = useState(false);

  useEffect(
    () =>
      onAnnouncement('toast', (next) => {
        setToast((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));
      }),
    [],
  );

  useEffect(() => {
    if (!toast || isHeld) return undefined;
    const timer = setTimeout(
      () => {
        setToast(undefined);
      },
      secondsOf(toast) * 1000,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [toast, isHeld]);

  const hold = (held: boolean) => () => {
    setHeld(held);
  };
  const { Icon, look } = tones[toast?.tone ?? 'info'];
  return (
    <div
      role={toast?.tone === 'error' ? 'alert' : 'status'}
      // Said, though the role implies it: a modal hides from assistive technology all but itself and [aria-live].
      aria-live={toast?.tone === 'error' ? 'assertive' : 'polite'}
      className={`pointer-events-none fixed inset-x-4 z-60 grid sm:inset-x-auto sm:w-96 ${toast ? placeOf(toast) : ''}`}
    >
      {toast ? (
        <div
          key={toast.id}
          onPointerEnter={hold(true)}
          onPointerLeave={hold(false)}
          onFocus={hold(true)}
          onBlur={hold(false)}
          className="pointer-events-auto flex items-start gap-3 rounded-card border border-hairline bg-surface py-3 pr-1 pl-4 text-ink shadow-float transition-[translate,opacity] duration-150 starting:translate-y-2 starting:opacity-0"
        >
          <Icon aria-hidden className={`mt-2.5 size-5 shrink-0 ${look}`} strokeWidth={1.75} />
          <div className="min-w-0 grow py-2">
            <p className="font-semibold">{toast.title}</p>
            {toast.description ? <p className="text-sm text-muted">{toast.description}</p> : null}
          </div>
          <button
            type="button"
            aria-label="Close message"
            onClick={() => {
              setHeld(false);
              setToast(undefined);
            }}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
