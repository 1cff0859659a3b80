import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ClientRowJson } from '../client-change-rows.js';

/** Rows of the database by column. */
export interface HouseholdSnapshot {
  client: ClientRowJson;
  people: ClientRowJson[];
}

/** The household as it was before and after an import wrote it; one that stayed the same is only counted. */
@Entity({ name: 'client_import_household' })
@Index('ix_client_import_household_client', ['clientId'])
export class ImportHouseholdRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_import_household' })
  @ForeignKey('ClientImportRow', { name: 'fk_client_import_household_import', onDelete: 'CASCADE' })
  importId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_client_import_household' }) key!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_client_import_household_client', onDelete: 'CASCADE' })
  clientId!: string;

  @Column({ type: 'text' }) result!: 'new' | 'changed' | 'same';

  /** Names of the trips that it made, which an undo leaves. */
  @Column({ type: 'jsonb', default: [] }) trips!: string[];

  /** Null for a new client, and after 30 days. */
  @Column({ type: 'jsonb', nullable: true }) before!: HouseholdSnapshot | null;
  @Column({ type: 'jsonb', nullable: true }) after!: HouseholdSnapshot | null;
}
