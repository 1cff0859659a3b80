import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ClientRowJson } from '../client-change-rows.js';

/** What an undo of a merge needs: rows as they stood in the database, by column. */
export interface MergeSnapshot {
  /** The client who was merged, without account and invitation, and the household. */
  client: ClientRowJson;
  people: ClientRowJson[];
  /** The client who was kept, and their people that were merged with others, before and after. */
  kept: { before: ClientRowJson; after: ClientRowJson };
  pairs: { id: string; mergeId: string; before: ClientRowJson; after: ClientRowJson }[];
  /** What hung on the merged client and belongs to the kept one since, by key. */
  trips: string[];
  stages: ClientRowJson[];
  conversations: ClientRowJson[];
  changes: string[];
  merges: string[];
  connections: ClientRowJson[];
}

/** Two clients that became one, kept for as long as it can be taken back. */
@Entity({ name: 'client_merge' })
@Index('ix_client_merge_kept', ['keptId'])
@Index('ix_client_merge_user', ['userId'])
@Index('ix_client_merge_at', ['at'])
export class ClientMergeRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_merge' })
  id!: string;

  @Column({ name: 'kept_id', type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_client_merge_kept', onDelete: 'CASCADE' })
  keptId!: string;

  /** No client has this id, unless the merge was taken back. */
  @Column({ name: 'merged_id', type: 'uuid' })
  mergedId!: string;

  /** Null once the account is erased. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'by_name', type: 'text' })
  byName!: string;

  @Column({ type: 'timestamp with time zone' })
  at!: Date;

  @Column({ type: 'jsonb' })
  snapshot!: MergeSnapshot;

  @Column({ name: 'undone_at', type: 'timestamp with time zone', nullable: true })
  undoneAt!: Date | null;
}
