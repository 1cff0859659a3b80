import type { ForwardedFile, StatedReservation } from '@landsea/contracts/forwarding';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A confirmation that was forwarded to a trip and waits to be checked. */
@Entity({ name: 'forwarded_email' })
@Index('ix_forwarded_email_trip', ['tripId', 'receivedAt'])
@Index('ix_forwarded_email_received', ['receivedAt'])
export class ForwardedEmailRow {
  /** Made of the trip and the `Message-ID`. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_forwarded_email' })
  id!: string;

  @Column({ name: 'trip_id', type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_forwarded_email_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' })
  sender!: string;

  @Column({ type: 'text' })
  subject!: string;

  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'jsonb', default: () => "'[]'" })
  reservations!: StatedReservation[];

  @Column({ type: 'jsonb', default: () => "'[]'" })
  files!: ForwardedFile[];

  /** The body says only that there are no words. */
  @Column({ name: 'has_no_text', type: 'boolean', default: false })
  hasNoText!: boolean;

  @Column({ name: 'received_at', type: 'timestamp with time zone' })
  receivedAt!: Date;

  /** When somebody added or dismissed it. An hour later it is kept without its words, so that it is not taken twice. */
  @Column({ name: 'done_at', type: 'timestamp with time zone', nullable: true })
  doneAt!: Date | null;
}
