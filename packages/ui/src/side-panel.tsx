import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { usePortalContainer } from '@landsea/ui/app-scope';
import { useReturnFocus } from './return-focus';

export interface SidePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Closes by itself after so many milliseconds. */
  autoCloseMs?: number;
}

/** The editor beside the page. It is not modal: what is behind stays usable, and only Escape or Close ends it. */
export function SidePanel({ open, onOpenChange, title, children, footer, autoCloseMs }: SidePanelProps) {
  const container = usePortalContainer();
  const returnFocus = useReturnFocus();
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open || autoCloseMs === undefined) return;
    const timer = setTimeout(close, autoCloseMs);
    return () => clearTimeout(timer);
  }, [open, autoCloseMs]);

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Portal container={container}>
        <Primitive.Content
          {...returnFocus}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-30 flex max-h-[85dvh] flex-col rounded-t-2xl border border-hairline bg-surface text-ink shadow-float transition-[translate,opacity] duration-200 starting:translate-y-6 starting:opacity-0 sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-105 sm:rounded-none sm:rounded-l-2xl sm:starting:translate-x-6 sm:starting:translate-y-0"
        >
          <header className="border-b border-hairline py-4 pr-16 pl-5">
            <Primitive.Title className="font-display text-xl">{title}</Primitive.Title>
          </header>
          <div className="min-h-0 grow overflow-y-auto p-5">{children}</div>
          {footer ? (
            <footer className="flex justify-end gap-2 border-t border-hairline px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          ) : null}
          <Primitive.Close
            aria-label="Close"
            className="absolute top-2 right-3 grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-sea-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
