import type { ImportMapping } from '@landsea/contracts/agents/imports';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'client_import' })
@Index('ix_client_import_user', ['userId', 'at'])
@Index('ix_client_import_agency', ['agencyId', 'at'])
export class ClientImportRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_import' }) id!: string;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;

  /** The agency of the person at that time; null for an agent who worked alone. */
  @Column({ type: 'uuid', nullable: true }) agencyId!: string | null;

  @Column({ type: 'text' }) byName!: string;
  @Column({ type: 'text' }) fileName!: string;
  @Column({ type: 'text' }) sha256!: string;
  @Column({ type: 'text' }) system!: string;
  @Column({ type: 'text' }) signature!: string;
  @Column({ type: 'jsonb' }) mapping!: ImportMapping;
  @Column({ type: 'integer' }) rows!: number;
  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) undoneAt!: Date | null;
}
