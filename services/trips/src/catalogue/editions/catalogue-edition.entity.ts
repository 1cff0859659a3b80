import { Column, Entity, PrimaryColumn } from 'typeorm';

/** It replaces the shipped part. */
@Entity({ name: 'catalogue_edition' })
export class CatalogueEditionRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_catalogue_edition' }) kind!: string;
  @Column({ type: 'jsonb' }) entries!: unknown;
  @Column({ type: 'timestamp with time zone', default: () => 'clock_timestamp()' }) importedAt!: Date;
}
