import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface DialogFrameProps {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

/** The close button comes last, so that the focus starts in the content. */
export function DialogFrame({ title, description, children, footer }: DialogFrameProps) {
  return (
    <>
      <div className="grid gap-1.5 pt-5 pr-16 pb-1 pl-5 sm:pl-6">
        <Primitive.Title className="font-display text-xl">{title}</Primitive.Title>
        {description ? (
          <Primitive.Description className="text-base text-muted">{description}</Primitive.Description>
        ) : null}
      </div>
      <div className="min-h-0 grow overflow-y-auto px-5 py-4 sm:px-6">{children}</div>
      {footer ? (
        <div className="flex flex-col-reverse gap-2 border-t border-hairline px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
          {footer}
        </div>
      ) : null}
      <Primitive.Close
        aria-label="Close"
        className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-sea-soft hover:text-ink"
      >
        <X aria-hidden className="size-5" strokeWidth={1.75} />
      </Primitive.Close>
    </>
  );
}

/** Radix warns about a dialog without a description. */
export const getDescribedBy = (description: ReactNode) =>
  description ? {} : { 'aria-describedby': undefined };
