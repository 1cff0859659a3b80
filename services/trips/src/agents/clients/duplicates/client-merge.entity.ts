import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ClientRowJson } from '../client-change-rows.js';

/** Rows as they were in the database, by column. */
export interface MergeSnapshot {
  client: ClientRowJson;
  people: ClientRowJson[];
  kept: { before: ClientRowJson; after: ClientRowJson };
  pairs: { id: string; mergeId: string; before: ClientRowJson; after: ClientRowJson }[];
  trips: string[];
  stages: ClientRowJson[];
  conversations: ClientRowJson[];
  /** Absent in merges of earlier releases. */
  documents?: string[];
  calls?: string[];
  changes: string[];
  merges: string[];
  connections: ClientRowJson[];
  /** Absent in merges of earlier releases. */
  intakeAnswers?: string[];
  intakeLinks?: string[];
  /** Absent in merges of earlier releases. */
  quotes?: string[];
  agencyEvents?: string[];
  agreements?: string[];
  fees?: string[];
  digestReaders?: string[];
}

@Entity({ name: 'client_merge' })
@Index('ix_client_merge_kept', ['keptId'])
@Index('ix_client_merge_user', ['userId'])
@Index('ix_client_merge_at', ['at'])
export class ClientMergeRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_merge' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_client_merge_kept', onDelete: 'CASCADE' })
  keptId!: string;

  @Column({ type: 'uuid' }) mergedId!: string;
  @Column({ type: 'uuid', nullable: true }) userId!: string | null;
  @Column({ type: 'text' }) byName!: string;
  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'jsonb' }) snapshot!: MergeSnapshot;
  @Column({ type: 'timestamp with time zone', nullable: true }) undoneAt!: Date | null;
}
