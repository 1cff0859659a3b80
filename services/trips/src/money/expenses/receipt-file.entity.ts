import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A stored file, written down before its bytes are: one that no expense names is removed. */
@Entity({ name: 'receipt_file' })
@Index('ix_receipt_file_uploaded_by', ['uploadedBy'])
export class ReceiptFileRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_receipt_file' })
  key!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  type!: string;

  @Column({ type: 'integer' })
  bytes!: number;

  /** Whose space it takes; null for files from before that was counted, and once the account is gone. */
  @Column({ name: 'uploaded_by', type: 'uuid', nullable: true })
  uploadedBy!: string | null;

  @Column({ name: 'created_at', type: 'timestamp with time zone', default: () => 'now()' })
  createdAt!: Date;
}
