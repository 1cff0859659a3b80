import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Written before the bytes are, so that the sweep finds a file that no row names. */
@Entity({ name: 'stored_file' })
@Index('ix_stored_file_uploaded_by', ['uploadedBy'])
export class StoredFileRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_stored_file' }) key!: string;

  /** Null for files of conversations, and of earlier releases. The trip may be gone. */
  @Column({ type: 'uuid', nullable: true }) tripId!: string | null;

  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'text' }) type!: string;
  @Column({ type: 'integer' }) bytes!: number;

  /** Null for files of earlier releases, and once the account is gone. */
  @Column({ type: 'uuid', nullable: true }) uploadedBy!: string | null;

  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) createdAt!: Date;
}
