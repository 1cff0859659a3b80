import { timings, type Toast } from '@landsea/web-kit';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useRef, useState, type PointerEvent } from 'react';
import type { ToastSide } from './toast-side';
import { useToastSide } from './use-toast-side';

export interface ShownToast extends Toast {
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

/** On a phone, errors and toasts that name the top begin above. */
const wantedSide = ({ place, tone }: Toast): ToastSide =>
  place === 'top' || tone === 'error' ? 'top' : 'bottom';

const places = {
  top: 'max-sm:top-[calc(var(--header)+0.5rem)]',
  bottom: 'max-sm:bottom-20',
} as const;

/** A finger swipes a toast away; a mouse can select its text, such as a request's number. */
const keepSelectable = (event: PointerEvent) => {
  if (event.pointerType === 'mouse') event.preventDefault();
};

/**
 * One toast at a time. An error stays until it is closed or replaced; the pointer or the focus keeps a toast.
 */
export function ToastRegion({ toast, onClose }: { toast: ShownToast | undefined; onClose: () => void }) {
  const [closings, setClosings] = useState(0);
  const region = useRef<HTMLOListElement>(null);
  const side = useToastSide(toast && wantedSide(toast), region);
  const close = () => {
    onClose();
    setClosings((before) => before + 1);
  };
  const isError = toast?.tone === 'error';
  const { Icon, look } = tones[toast?.tone ?? 'info'];
  return (
    // Closing a toast under the pointer leaves Radix's provider paused, and the
    // next one would stay: hence the key.
    <Primitive.Provider key={closings} label={isError ? 'Error' : 'Message'}>
      {toast ? (
        <Primitive.Root
          key={toast.id}
          open
          onOpenChange={close}
          type={isError ? 'foreground' : 'background'}
          duration={secondsOf(toast) * 1000}
          onPointerMove={keepSelectable}
          className="pointer-events-auto flex items-start gap-3 rounded-card border border-hairline bg-surface py-3 pr-1 pl-4 text-ink shadow-float transition-[translate,opacity] duration-150 select-text! data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none starting:translate-y-2 starting:opacity-0"
        >
          <Icon aria-hidden className={`mt-2.5 size-5 shrink-0 ${look}`} strokeWidth={1.75} />
          <div className="min-w-0 grow py-2">
            <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>{' '}
            {toast.description ? (
              <Primitive.Description className="text-sm text-muted">
                {toast.description}
              </Primitive.Description>
            ) : null}
          </div>
          <Primitive.Close
            aria-label="Close message"
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
          </Primitive.Close>
        </Primitive.Root>
      ) : null}
      <Primitive.Viewport
        ref={region}
        label="Messages ({hotkey})"
        // Radix announces each toast elsewhere; a modal hides all but itself
        // and [aria-live] from assistive technology.
        aria-live="off"
        className={`pointer-events-none fixed inset-x-4 z-60 grid sm:inset-x-auto sm:w-96 ${places[side]} sm:right-6 sm:bottom-20 md:bottom-6`}
      />
    </Primitive.Provider>
  );
}
