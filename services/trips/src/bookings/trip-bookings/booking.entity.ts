import type {
  BookedPerson,
  Booking,
  BookingEnd,
  BookingKind,
  BookingNumber,
  BookingPayment,
  BookingSource,
  BookingStatus,
  Stateroom,
} from '@landsea/contracts/bookings';
import { Column, Entity } from 'typeorm';
import { defineEditedTripRow } from '../../trip/rows/row-of-trip.js';

/** Amounts are in the smallest unit of the booking's currency, except `dollarCents`. */
@Entity({ name: 'booking' })
export class BookingRow extends defineEditedTripRow('booking') {
  @Column({ type: 'text' }) kind!: BookingKind;
  @Column({ type: 'text', nullable: true }) supplier!: string | null;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text', default: 'booked' }) status!: BookingStatus;
  @Column({ type: 'timestamp with time zone', nullable: true }) heldUntil!: Date | null;
  @Column({ type: 'jsonb', default: () => `'[]'` }) numbers!: BookingNumber[];

  @Column({ type: 'jsonb', nullable: true }) people!: BookedPerson[] | null;

  @Column({ name: 'starts', type: 'jsonb' }) start!: BookingEnd;
  @Column({ name: 'ends', type: 'jsonb', nullable: true }) end!: BookingEnd | null;
  @Column({ type: 'jsonb', default: () => `'[]'` }) staterooms!: Stateroom[];
  @Column({ type: 'text', nullable: true }) included!: string | null;
  @Column({ type: 'text', nullable: true }) note!: string | null;
  @Column({ type: 'integer', nullable: true }) totalCents!: number | null;
  @Column({ type: 'text', default: 'USD' }) currency!: Booking['currency'];
  @Column({ type: 'integer', nullable: true }) dollarCents!: number | null;
  @Column({ type: 'jsonb', default: () => `'[]'` }) payments!: BookingPayment[];
  @Column({ type: 'integer', nullable: true }) refundCents!: number | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) cancelUntil!: Date | null;
  @Column({ type: 'text', default: 'typed' }) source!: BookingSource;

  /** Only for a booking that an agent makes. */
  @Column({ type: 'uuid', nullable: true }) supplierId!: string | null;

  @Column({ type: 'integer', nullable: true }) commissionableCents!: number | null;
  @Column({ type: 'jsonb', nullable: true }) bookedBy!: { userId: string; name: string } | null;
}
