import type { AccessInfo } from '@landsea/contracts/trip';
import { Notice } from '@landsea/ui/notice';
import { useGetAccessQuery } from '@landsea/web-kit';
import { createContext, useContext, type ReactNode } from 'react';

const Reader = createContext<AccessInfo | undefined>(undefined);

/**
 * Guests see no control that could only refuse them; an owner who has not paid sees all of them, as they lead
 * to the paywall.
 */
export function ReadOnlyScope({ tripId, children }: { tripId: string | undefined; children: ReactNode }) {
  const { data: access } = useGetAccessQuery({ tripId }, { skip: tripId === undefined });
  return <Reader value={access}>{children}</Reader>;
}

/** Undefined until access is known. */
export const useReader = (): AccessInfo | undefined => useContext(Reader);

/** True for an agent in a client’s trip: the page speaks about the family, not to it. */
export const useSpeaksToAgent = (): boolean => {
  const reader = useReader();
  return reader?.forClient === true && reader.clientMay === undefined;
};

/** Undefined for editors. */
const useReason = (): string | undefined => {
  const access = useReader();
  const isGuest = access?.role === 'viewer' || access?.role === 'editor';
  return isGuest && !access.canEdit ? access.message : undefined;
};

export const useReadOnly = (): boolean => useReason() !== undefined;

export function EditorOnly({ children }: { children: ReactNode }) {
  return useReadOnly() ? null : children;
}

/** True also for a client whose agent lets them wish. */
export const useMayWish = (): boolean => {
  const mayWish = useReader()?.clientMay === 'wishes';
  return !useReadOnly() || mayWish;
};

export function WisherOnly({ children }: { children: ReactNode }) {
  return useMayWish() ? children : null;
}

export function ReadOnlyNotice() {
  const why = useReason();
  if (why === undefined) return null;
  return (
    <Notice className="mb-6 print:hidden">
      <p>{why}</p>
    </Notice>
  );
}
