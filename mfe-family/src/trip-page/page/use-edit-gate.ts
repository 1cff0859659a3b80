import { useGetAccessQuery } from '@landsea/web-kit';
import { blockedBy } from './blocked-by';

/** What a try to edit does for who may only look, see `blockedBy`. Undefined for who may edit. */
export const useEditGate = (tripId: string): (() => void) | undefined =>
  blockedBy(useGetAccessQuery({ tripId }).data, tripId);

/** Lets through who may edit; to anybody else it is said why not. */
export const useEditGuard = (tripId: string): ((act: () => void) => () => void) => {
  const onBlocked = useEditGate(tripId);
  return (act) => onBlocked ?? act;
};
