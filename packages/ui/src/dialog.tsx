import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { usePortalContainer } from '@landsea/ui/app-scope';
import { classNames } from './class-names';
import { useReturnFocus } from './return-focus';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, the main one last. */
  footer?: ReactNode;
  size?: 'md' | 'lg';
}

/** Closing a toast that lies over the modal must not close the modal too. */
const stayForAnnouncements = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('[aria-live]')) event.preventDefault();
};

/**
 * A modal: a sheet from below on a phone, centred on a wider screen. Escape and the backdrop close it.
 * The close button comes last, so that the focus starts in the content.
 * Radix's own overlay is left out: it writes a <style> element, which the content security policy refuses.
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
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={stayForAnnouncements}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-2xl bg-surface text-ink shadow-float transition-[translate,opacity] duration-200 starting:translate-y-6 starting:opacity-0',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl sm:starting:-translate-y-[calc(50%-0.75rem)]',
            size === 'lg' ? 'sm:max-w-2xl' : 'sm:max-w-lg',
          )}
        >
          <header className="pt-5 pr-16 pl-5 sm:pl-6">
            <div className="grid gap-1.5">
              <Primitive.Title className="font-display text-xl">{title}</Primitive.Title>
              {description ? (
                <Primitive.Description className="text-base text-muted">{description}</Primitive.Description>
              ) : null}
            </div>
          </header>
          <div className="min-h-0 grow overflow-y-auto px-5 py-4 sm:px-6">{children}</div>
          {footer ? (
            <footer className="flex flex-col-reverse gap-2 border-t border-hairline px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          ) : null}
          <Primitive.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-sea-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
