import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of the catalog that an operator imported; it stands in for the shipped one. */
@Entity({ name: 'catalogue_edition' })
export class CatalogueEditionRow {
  /** A list, or `park-calendar` or `travel`. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_catalogue_edition' })
  kind!: string;

  @Column({ type: 'jsonb' })
  entries!: unknown;

  @Column({ name: 'imported_at', type: 'timestamp with time zone', default: () => 'clock_timestamp()' })
  importedAt!: Date;
}
