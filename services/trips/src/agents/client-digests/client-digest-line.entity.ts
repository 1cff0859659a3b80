import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The last that a digest said of a thing, or that the agent left out. */
@Entity({ name: 'client_digest_line' })
@Index('ix_client_digest_line_trip', ['tripId'])
export class ClientDigestLineRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_digest_line' })
  @ForeignKey('ClientRow', { name: 'fk_client_digest_line_client', onDelete: 'CASCADE' })
  clientId!: string;

  /** Kind, colon, id. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_client_digest_line' }) subject!: string;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('TripRow', { name: 'fk_client_digest_line_trip', onDelete: 'CASCADE' })
  tripId!: string | null;

  @Column({ type: 'text' }) text!: string;
  @Column({ type: 'timestamp with time zone', nullable: true }) toldAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) leftOutAt!: Date | null;
}
