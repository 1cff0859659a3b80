import type { AccessInfo } from '@landsea/contracts/trip';
import { Notice } from '@landsea/ui/notice';
import { useGetAccessQuery } from '@landsea/web-kit';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const Reader = createContext<AccessInfo | undefined>(undefined);

interface ReadOnlyScopeProps {
  tripId: string | undefined;
  children: ReactNode;
}

/**
 * Around the pages of a trip. Its guests see no control that could only refuse them; an owner who has not paid sees all
 * of them, as they lead to what it takes.
 */
export function ReadOnlyScope({ tripId, children }: ReadOnlyScopeProps) {
  const { data: access } = useGetAccessQuery({ tripId }, { skip: tripId === undefined });
  return <Reader value={access}>{children}</Reader>;
}

/** What the reader may do to the trip; undefined until it is known. */
export const useReader = (): AccessInfo | undefined => useContext(Reader);

/** Why a guest of the trip may look and not change; undefined for a person who plans it. */
const useReason = (): string | undefined => {
  const access = useReader();
  const isGuest = access?.role === 'viewer' || access?.role === 'editor';
  return isGuest && !access.canEdit ? access.message : undefined;
};

/** Whether the page is shown to a guest who may not change anything of it. */
export const useReadOnly = (): boolean => useReason() !== undefined;

/** Controls that change the trip: not there for a guest who may only read it. */
export function EditorOnly({ children }: { children: ReactNode }) {
  return useReadOnly() ? null : children;
}

/** Whether the page is shown to a person who adds wishes: also to a client whose agent lets them wish. */
export const useMayWish = (): boolean => {
  const mayWish = useReader()?.clientMay === 'wishes';
  return !useReadOnly() || mayWish;
};

/** Controls of wishes. */
export function WisherOnly({ children }: { children: ReactNode }) {
  return useMayWish() ? children : null;
}

/** Says at the top of a page, before anything is tried, that a guest may look and not change, and whom to ask. */
export function ReadOnlyNotice() {
  const why = useReason();
  if (why === undefined) return null;
  return (
    <Notice className="mb-6 print:hidden">
      <p>{why}</p>
    </Notice>
  );
}
