import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The email of the morning to a client’s household. `version` grows with each email, so that one copy sends it. */
@Entity({ name: 'client_digest' })
@Index('ix_client_digest_next', ['nextAt'], { where: 'is_on IS NOT FALSE' })
export class ClientDigestRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_digest' })
  @ForeignKey('ClientRow', { name: 'fk_client_digest_client', onDelete: 'CASCADE' })
  clientId!: string;

  /** Null follows what the agent chose for all clients. */
  @Column({ type: 'boolean', nullable: true }) isOn!: boolean | null;

  /** Things that were recorded before are left out. */
  @Column({ type: 'timestamp with time zone', nullable: true }) since!: Date | null;
  @Column({ type: 'timestamp with time zone' }) nextAt!: Date;

  /** The day on the agent’s clock. */
  @Column({ type: 'date', nullable: true }) sentOn!: string | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) sentAt!: Date | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
}
