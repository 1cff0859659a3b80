import type { Sailing, TripDetail } from '@landsea/contracts/trip';

const unbooked = ({ reservation: _number, stateroom: _room, ...sailing }: Sailing): Sailing => sailing;

export const omitNumbers = ({ stays, sailing }: Pick<TripDetail, 'stays' | 'sailing'>) => ({
  stays: stays.map(({ confirmation: _booked, ...stay }) => stay),
  sailing: sailing && unbooked(sailing),
});
