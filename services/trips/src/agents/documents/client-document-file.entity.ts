import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One version of a document; its id is that of the stored file. */
@Entity({ name: 'client_document_file' })
@Index('uq_client_document_file_number', ['documentId', 'number'], { unique: true })
@Index('ix_client_document_file_added_by', ['addedBy'])
export class ClientDocumentFileRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_document_file' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientDocumentRow', { name: 'fk_client_document_file_document', onDelete: 'CASCADE' })
  documentId!: string;

  @Column({ type: 'integer' }) number!: number;
  @Column({ type: 'uuid', nullable: true }) addedBy!: string | null;
  @Column({ type: 'text' }) addedByName!: string;
  @Column({ type: 'timestamp with time zone' }) addedAt!: Date;
}
