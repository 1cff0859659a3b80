import { Dialog as Primitive } from 'radix-ui';
import { usePortalContainer } from '@landsea/ui/app-scope';
import { joinClassNames } from '../class-names';
import { DialogFrame, getDescribedBy, type DialogFrameProps } from './dialog-frame';
import { useReturnFocus } from './return-focus';
import { useCloseRequest } from './use-close-request';

export interface DialogProps extends DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size?: 'md' | 'lg';
}

/** Closing a toast that lies over the modal must not close the modal. */
const stayForAnnouncements = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('[aria-live]')) event.preventDefault();
};

/**
 * A modal: a sheet from below on a phone, centered on a wider screen. Radix's own overlay is left out because
 * it writes a <style> element, which the content security policy refuses.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
}: DialogProps) {
  const container = usePortalContainer();
  const returnFocus = useReturnFocus();
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <div
          aria-hidden
          data-dialog-backdrop
          className="pointer-events-auto fixed inset-0 z-40 bg-[rgb(8_20_30/0.55)] transition-opacity duration-150 starting:opacity-0"
        />
        <Primitive.Content
          {...returnFocus}
          {...getDescribedBy(description)}
          onInteractOutside={stayForAnnouncements}
          className={joinClassNames(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-2xl bg-surface text-ink shadow-float transition-[translate,opacity] duration-200 starting:translate-y-6 starting:opacity-0',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl sm:starting:-translate-y-[calc(50%-0.75rem)]',
            size === 'lg' ? 'sm:max-w-2xl' : 'sm:max-w-lg',
          )}
        >
          <DialogFrame title={title} description={description} footer={footer}>
            {children}
          </DialogFrame>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
