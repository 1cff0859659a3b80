import type { ForwardedFile, StatedReservation } from '@landsea/contracts/forwarding';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'forwarded_email' })
@Index('ix_forwarded_email_trip', ['tripId', 'receivedAt'])
@Index('ix_forwarded_email_received', ['receivedAt'])
export class ForwardedEmailRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_forwarded_email' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_forwarded_email_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' }) sender!: string;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'text' }) body!: string;
  @Column({ type: 'jsonb', default: () => "'[]'" }) reservations!: StatedReservation[];
  @Column({ type: 'jsonb', default: () => "'[]'" }) files!: ForwardedFile[];
  @Column({ type: 'boolean', default: false }) hasNoText!: boolean;
  @Column({ type: 'timestamp with time zone' }) receivedAt!: Date;

  /** The row is kept without its text an hour later, so that the same email is not filed twice. */
  @Column({ type: 'timestamp with time zone', nullable: true }) doneAt!: Date | null;
}
