import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { usePortalContainer } from '@landsea/ui/app-scope';

/** A short explanation on hover and focus; `data-tooltips="off"` on <html> hides all of them. Never the only place of a fact. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const container = usePortalContainer();
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal container={container}>
          <Primitive.Content
            data-tooltip
            sideOffset={6}
            collisionPadding={12}
            className="z-60 max-w-72 rounded-lg bg-ink px-3 py-2 text-sm text-paper shadow-float"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
