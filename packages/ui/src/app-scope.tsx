import { createContext, useContext, useState, type ReactNode } from 'react';

const PortalContainer = createContext<HTMLElement | null>(null);

/**
 * Dialogs, menus and tooltips render inside the app's scope, or in the body
 * without one. Import this file by its package name everywhere: federation
 * shares that, and a relative import would bring a second context along.
 */
export const usePortalContainer = (): HTMLElement | undefined => useContext(PortalContainer) ?? undefined;

/** `name` is the scope of its utilities (see postcss/scope-utilities). */
export function AppScope({ name, children }: { name: string; children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div data-app={name} className="contents">
      <PortalContainer value={container}>{children}</PortalContainer>
      <div ref={setContainer} />
    </div>
  );
}
