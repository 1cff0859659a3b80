import { Notice } from '@landsea/ui/notice';
import { useGetAccessQuery } from '@landsea/web-kit';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Why a guest of the trip may look and not change; undefined for a person who plans it. */
const ReadOnlyReason = createContext<string | undefined>(undefined);
const MayWish = createContext(false);

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
  const isGuest = access?.role === 'viewer' || access?.role === 'editor';
  const why = isGuest && !access.canEdit ? access.message : undefined;
  return (
    <ReadOnlyReason value={why}>
      <MayWish value={access?.clientMay === 'wishes'}>{children}</MayWish>
    </ReadOnlyReason>
  );
}

/** Whether the page is shown to a guest who may not change anything of it. */
export const useReadOnly = (): boolean => useContext(ReadOnlyReason) !== undefined;

/** Controls that change the trip: not there for a guest who may only read it. */
export function EditorOnly({ children }: { children: ReactNode }) {
  return useReadOnly() ? null : children;
}

/** Controls of wishes and votes: also for a client whose agent lets them wish. */
export function WisherOnly({ children }: { children: ReactNode }) {
  const mayWish = useContext(MayWish);
  return useReadOnly() && !mayWish ? null : children;
}

/** Says at the top of a page, before anything is tried, that a guest may look and not change, and whom to ask. */
export function ReadOnlyNotice() {
  const why = useContext(ReadOnlyReason);
  if (why === undefined) return null;
  return (
    <Notice className="mb-6 print:hidden">
      <p>{why}</p>
    </Notice>
  );
}
