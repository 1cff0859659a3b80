import type { Activity } from '@landsea/contracts/trip';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'client_change' })
@Index('ix_client_change_client_seq', ['clientId', 'seq'])
@Index('ix_client_change_user', ['userId'])
@Index('ix_client_change_agency', ['agencyId', 'seq'])
export class ClientChangeRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_change' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_client_change_client', onDelete: 'CASCADE' })
  clientId!: string;

  /** A bigint, which the driver reads as text. */
  @Column({
    type: 'bigint',
    generated: 'identity',
    generatedIdentity: 'ALWAYS',
    insert: false,
    update: false,
  })
  seq!: string;

  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text' }) byName!: string;
  @Column({ type: 'text' }) kind!: string;
  @Column({ type: 'text' }) subjectId!: string;
  @Column({ type: 'text' }) action!: Activity['action'];
  @Column({ type: 'text' }) what!: string;
  @Column({ type: 'jsonb', nullable: true }) before!: Record<string, unknown> | null;
  @Column({ type: 'jsonb', nullable: true }) after!: Record<string, unknown> | null;

  /** The agency of the client's agent at that time. */
  @Column({ type: 'uuid', nullable: true }) agencyId!: string | null;

  @Column({ type: 'timestamp with time zone', nullable: true }) undoneAt!: Date | null;
}
