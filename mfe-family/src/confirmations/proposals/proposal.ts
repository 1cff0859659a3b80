import type { BookingKind } from '@landsea/contracts/bookings';
import type { CurrencyCode } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';
import type { ReadBooking } from '@landsea/web-kit/confirmations';

/** Empty texts where the mail says nothing; amounts as they are typed. */
export interface Proposal {
  confirmation: ReadBooking;
  isTaken: boolean;
  kind: BookingKind;
  title: string;
  date: string;
  time: string;
  endDate: string;
  endTime: string;
  number: string;
  /** The currency of the total and of the paid and due amounts. */
  currency: CurrencyCode;
  total: string;
  paid: string;
  due: string;
  dueOn: string;
  /** Adds the stay or sailing to the trip, which does not have it. */
  addsToTrip: boolean;
}

export type ProposalTrip = Pick<TripDetail, 'mode' | 'startDate' | 'endDate' | 'party' | 'stays' | 'sailing'>;

/** Tables and outings are items of their days; everything else is a separate booking. */
export const isItemKind = (kind: BookingKind): boolean => kind === 'dining' || kind === 'outing';

/** A canceled booking can only be marked on the trip; where the trip does not have it, there is nothing to take. */
export const canBeTaken = ({ confirmation }: Proposal, isKnown: boolean): boolean =>
  !confirmation.isCanceled || isKnown;
