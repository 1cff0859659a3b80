import { Button } from '@landsea/ui/button';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCallback, useEffect, useState, type ReactNode } from 'react';

export interface LastDone {
  text: string;
  undo: () => void;
  /** The next step, such as a message about it, and the key that takes it on this page. */
  more?: { label: string; to: string; key?: string };
}

interface UndoBarProps {
  last: LastDone | undefined;
  /** Called after undo, or when the time is over. */
  onOver: () => void;
}

const OFFER_MS = 10_000;

function UndoBar({ last, onOver }: UndoBarProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!last || isHeld) return;
    const timer = setTimeout(onOver, OFFER_MS);
    return () => clearTimeout(timer);
  }, [last, isHeld, onOver]);
  const release = () => setIsHeld(false);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-24 z-30 flex justify-center md:bottom-8 print:hidden"
    >
      {last ? (
        <div
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={release}
          onFocus={() => setIsHeld(true)}
          onBlur={release}
          className="pointer-events-auto flex max-w-xl flex-wrap items-center gap-2 rounded-3xl border border-hairline bg-surface py-1 pr-1.5 pl-5 text-ink shadow-float"
        >
          <span className="min-w-0 wrap-anywhere">{last.text}</span>
          {last.more ? (
            <Link
              to={last.more.to}
              className="inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-4"
            >
              {last.more.label}
              {last.more.key ? (
                <kbd
                  aria-hidden
                  className="ml-2 rounded border border-edge px-1.5 font-sans text-sm font-normal text-ink no-underline max-sm:hidden pointer-coarse:hidden"
                >
                  {last.more.key}
                </kbd>
              ) : null}
            </Link>
          ) : null}
          <Button
            size="sm"
            variant="quiet"
            icon={<Undo2 aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => {
              release();
              onOver();
              last.undo();
            }}
          >
            Undo
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The bar stays in view wherever the page is scrolled, and longer while a person rests on it. */
export const useUndoBar = (): {
  last: LastDone | undefined;
  offer: (done: LastDone | undefined) => void;
  undoBar: ReactNode;
} => {
  const [last, setLast] = useState<LastDone>();
  const forget = useCallback(() => setLast(undefined), []);
  return { last, offer: setLast, undoBar: <UndoBar last={last} onOver={forget} /> };
};
