import type { ClientRelation } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One row stands for both directions. */
@Entity({ name: 'client_connection' })
@Index('ix_client_connection_other', ['otherId'])
export class ClientConnectionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_connection' })
  @ForeignKey('ClientRow', { name: 'fk_client_connection_client', onDelete: 'CASCADE' })
  clientId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_connection' })
  @ForeignKey('ClientRow', { name: 'fk_client_connection_other', onDelete: 'CASCADE' })
  otherId!: string;

  @Column({ type: 'text' }) relation!: ClientRelation;
}
