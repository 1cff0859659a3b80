import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useEffectEvent } from 'react';
import { usePortalContainer } from '@landsea/ui/app-scope';
import { DialogFrame, getDescribedBy, type DialogFrameProps } from './dialog-frame';
import { useReturnFocus } from './return-focus';
import { useCloseRequest } from './use-close-request';

export interface SidePanelProps extends DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The focus goes to the panel, not to its first field, so that a stray key changes nothing. */
  startsAtTop?: boolean;
  autoCloseMs?: number;
}

/**
 * The editor beside the page is not modal: the page behind it stays usable, and only Escape or Close ends it.
 */
export function SidePanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  startsAtTop = false,
  autoCloseMs,
}: SidePanelProps) {
  const container = usePortalContainer();
  const returnFocus = useReturnFocus();
  useCloseRequest(open, () => onOpenChange(false));
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
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            if (!startsAtTop) return;
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          {...getDescribedBy(description)}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-35 outline-none flex max-h-[85dvh] flex-col rounded-t-2xl border border-hairline bg-surface text-ink shadow-float transition-[translate,opacity] duration-200 starting:translate-y-6 starting:opacity-0 sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-105 sm:rounded-none sm:rounded-l-2xl sm:starting:translate-x-6 sm:starting:translate-y-0"
        >
          <DialogFrame title={title} description={description} footer={footer}>
            {children}
          </DialogFrame>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
