import type { DataExport } from '@landsea/contracts/account';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity({ name: 'data_export' })
@Unique('uq_data_export_user_id', ['userId'])
@Index('ix_data_export_expires_at', ['expiresAt'])
export class DataExportRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_data_export' }) id!: string;
  @Column({ type: 'uuid' }) userId!: string;
  @Column({ type: 'text' }) state!: DataExport['state'];
  @Column({ type: 'integer', default: 0 }) partsDone!: number;
  @Column({ type: 'integer', default: 0 }) attempts!: number;
  @Column({ type: 'timestamp with time zone' }) dueAt!: Date;
  @Column({ type: 'jsonb', nullable: true }) document!: object | null;
  @Column({ type: 'timestamp with time zone' }) createdAt!: Date;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
}
