import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An agent’s emails of the morning; who moves `nextAt` sends the next one, so each is sent once. */
@Entity({ name: 'digest' })
@Index('uq_digest_token', ['token'], { unique: true })
@Index('ix_digest_next', ['nextAt'], { where: 'is_on' })
export class DigestRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_digest' }) userId!: string;
  @Column({ type: 'boolean', default: true }) isOn!: boolean;
  @Column({ type: 'text' }) timeZone!: string;
  @Column({ type: 'timestamp with time zone' }) nextAt!: Date;

  /** The day in `timeZone`, so that a new zone brings no second one on the same day. */
  @Column({ type: 'date', nullable: true }) sentOn!: string | null;

  /** The choice for all clients for whom nothing else was chosen. */
  @Column({ type: 'boolean', default: false }) tellsClients!: boolean;

  /** Things that were recorded before are left out. */
  @Column({ type: 'timestamp with time zone', nullable: true }) clientsSince!: Date | null;

  /** In each email, and good for nothing but switching them off and on. */
  @Column({ type: 'text' }) token!: string;
}
