import { useGetAccessQuery } from '@landsea/web-kit';
import { blockedBy } from './blocked-by';

/** Shows the read-only notice (`blockedBy`); undefined for editors. */
export const useEditGate = (tripId: string): (() => void) | undefined =>
  blockedBy(useGetAccessQuery({ tripId }).data, tripId);

/** The same before a wish: a client whose agent lets them wish passes, too. */
export const useWishGate = (tripId: string): (() => void) | undefined => {
  const { data } = useGetAccessQuery({ tripId });
  return data?.clientMay === 'wishes' ? undefined : blockedBy(data, tripId);
};

/** Passes for editors; everybody else is told why not. */
export const useEditGuard = (tripId: string): ((act: () => void) => () => void) => {
  const onBlocked = useEditGate(tripId);
  return (act) => onBlocked ?? act;
};
