import type { TripMode } from '@landsea/contracts/trip';

/** What the landing demo asks for. Days and nights count only where the mode has them. */
export interface TripShape {
  mode: TripMode;
  parkDays: number;
  seaNights: number;
  people: number;
}

export const parkDaysOf = ({ mode, parkDays }: TripShape): number => (mode === 'cruise' ? 0 : parkDays);
export const seaNightsOf = ({ mode, seaNights }: TripShape): number => (mode === 'parks' ? 0 : seaNights);
