import type { QuoteOption, QuoteState } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The draft that the agent writes, with where the offer stands. `state` is never `expired`: the clock says so. */
@Entity({ name: 'quote' })
@Index('uq_quote_number', ['deskId', 'number'], { unique: true })
@Index('ix_quote_client', ['clientId', 'updatedAt'])
@Index('ix_quote_trip', ['tripId'])
export class QuoteRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_quote' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_quote_client', onDelete: 'CASCADE' })
  clientId!: string;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('TripRow', { name: 'fk_quote_trip', onDelete: 'SET NULL' })
  tripId!: string | null;

  /** The agency, or the agent who works alone, whose numbers these are. */
  @Column({ type: 'uuid' }) deskId!: string;

  @Column({ type: 'integer' }) number!: number;
  @Column({ type: 'text' }) state!: QuoteState;
  @Column({ type: 'text', default: '' }) title!: string;
  @Column({ type: 'text', default: '' }) message!: string;
  @Column({ type: 'integer' }) people!: number;
  @Column({ type: 'timestamp with time zone', nullable: true }) expiresAt!: Date | null;
  @Column({ type: 'text' }) zone!: string;
  @Column({ type: 'jsonb' }) options!: QuoteOption[];
  @Column({ type: 'integer', default: 0 }) sentVersion!: number;
  @Column({ type: 'timestamp with time zone', nullable: true }) sentAt!: Date | null;

  /** The end of the version that was sent last; `expiresAt` may be of a later draft. */
  @Column({ type: 'timestamp with time zone', nullable: true }) endsAt!: Date | null;

  @Column({ type: 'timestamp with time zone', nullable: true }) lastSeenAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) answeredAt!: Date | null;
  @Column({ type: 'uuid', nullable: true }) acceptedOptionId!: string | null;
  @Column({ type: 'jsonb', default: [] }) acceptedAddonIds!: string[];

  /** Bookings that the acceptance added, so that a reversal finds them. */
  @Column({ type: 'jsonb', default: [] }) bookingIds!: string[];

  @Column({ type: 'uuid', nullable: true }) taskId!: string | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}
