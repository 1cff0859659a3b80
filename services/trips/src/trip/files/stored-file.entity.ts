import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A stored file, written down before its bytes are: one that nothing of a trip names is removed. */
@Entity({ name: 'stored_file' })
@Index('ix_stored_file_uploaded_by', ['uploadedBy'])
export class StoredFileRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_stored_file' })
  key!: string;

  /** Of the trip that it was sent for; null for files of conversations, and from before that was kept. The trip may be gone. */
  @Column({ name: 'trip_id', type: 'uuid', nullable: true })
  tripId!: string | null;

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
