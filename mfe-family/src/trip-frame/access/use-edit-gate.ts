import { useGetAccessQuery } from '@landsea/web-kit';
import { getBlocked } from './blocked-by';

export const useEditGate = (tripId: string): (() => void) | undefined =>
  getBlocked(useGetAccessQuery({ tripId }).data, tripId);

/** A client whose agent lets them wish passes, too. */
export const useWishGate = (tripId: string): (() => void) | undefined => {
  const { data } = useGetAccessQuery({ tripId });
  return data?.clientMay === 'wishes' ? undefined : getBlocked(data, tripId);
};

export const useEditGuard = (tripId: string): ((act: () => void) => () => void) => {
  const onBlocked = useEditGate(tripId);
  return (act) => onBlocked ?? act;
};
