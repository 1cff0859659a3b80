import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LoggedChangeRow } from '../../trip/activity-log/logged-change-row.js';

@Entity({ name: 'client_change' })
@Index('ix_client_change_client_seq', ['clientId', 'seq'])
@Index('ix_client_change_user', ['userId'])
@Index('ix_client_change_agency', ['agencyId', 'seq'])
export class ClientChangeRow extends LoggedChangeRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_change' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_client_change_client', onDelete: 'CASCADE' })
  clientId!: string;

  /** The agency of the client's agent at that time. */
  @Column({ type: 'uuid', nullable: true }) agencyId!: string | null;
}
