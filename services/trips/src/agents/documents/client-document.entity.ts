import type { DocumentKind, DocumentShare } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** It belongs to the client, so a hand-over moves it. */
@Entity({ name: 'client_document' })
@Index('ix_client_document_client', ['clientId'])
@Index('ix_client_document_trip', ['tripId'])
@Index('ix_client_document_added_by', ['addedBy'])
export class ClientDocumentRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_document' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_client_document_client', onDelete: 'CASCADE' })
  clientId!: string;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('TripRow', { name: 'fk_client_document_trip', onDelete: 'SET NULL' })
  tripId!: string | null;

  @Column({ type: 'text' }) kind!: DocumentKind;
  @Column({ type: 'text' }) title!: string;

  /** A person of the household, who may be gone. */
  @Column({ type: 'uuid', nullable: true }) personId!: string | null;

  @Column({ type: 'date', nullable: true }) expiresOn!: string | null;
  @Column({ type: 'text', default: 'nobody' }) sharedWith!: DocumentShare;
  @Column({ type: 'uuid', nullable: true }) sharedPersonId!: string | null;
  /** Null for nobody, and for documents of earlier releases. */
  @Column({ type: 'timestamp with time zone', nullable: true }) sharedAt!: Date | null;
  @Column({ type: 'uuid', nullable: true }) addedBy!: string | null;
  @Column({ type: 'text' }) addedByName!: string;
  @Column({ type: 'timestamp with time zone' }) addedAt!: Date;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}
