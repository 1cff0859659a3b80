import type { ClientColumn, ClientFilter } from '@landsea/contracts/agents';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'client_view' })
export class ClientViewRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_view' }) userId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_view' }) id!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'jsonb' }) filter!: ClientFilter;
  @Column({ type: 'jsonb' }) columns!: ClientColumn[];
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}
