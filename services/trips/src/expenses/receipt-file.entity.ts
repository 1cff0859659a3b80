import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored file, written down before its bytes are: one that no expense names is removed. */
@Entity({ name: 'receipt_file' })
export class ReceiptFileRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_receipt_file' })
  key!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  type!: string;

  @Column({ type: 'integer' })
  bytes!: number;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;
}
