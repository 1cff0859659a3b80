import { Button } from '@landsea/ui/button';
import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';

interface UndoOffer {
  text: string;
  undo: () => void;
}

const OFFER_MS = 10_000;

/** The offer stays ten seconds, longer while the pointer or the focus rests on it. */
export const useUndo = (): { offerUndo: (offer: UndoOffer) => void; undoBar: ReactNode } => {
  const [offer, setOffer] = useState<UndoOffer>();
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!offer || held) return;
    const timer = setTimeout(() => setOffer(undefined), OFFER_MS);
    return () => clearTimeout(timer);
  }, [offer, held]);

  const offerUndo = useCallback((next: UndoOffer) => {
    setHeld(false);
    setOffer(next);
  }, []);

  const undoBar = (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-30 flex justify-center md:bottom-8 print:hidden"
    >
      {offer ? (
        <div
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto flex max-w-xl items-center gap-2 rounded-full border border-hairline bg-surface py-1 pr-1.5 pl-5 text-ink shadow-float"
        >
          <span className="min-w-0 wrap-anywhere">{offer.text}</span>
          <Button
            variant="quiet"
            size="sm"
            icon={<Undo2 aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => {
              setOffer(undefined);
              offer.undo();
            }}
          >
            Undo
          </Button>
        </div>
      ) : null}
    </div>
  );
  return { offerUndo, undoBar };
};
