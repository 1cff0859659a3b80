import type { ClientStage } from '@landsea/contracts/agents';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'agency' })
export class AgencyRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_agency' }) id!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'jsonb', default: {} }) stageNames!: Partial<Record<ClientStage, string>>;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}
