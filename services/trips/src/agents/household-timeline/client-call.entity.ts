import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** It belongs to the client, so a hand-over moves it; the client never reads it. */
@Entity({ name: 'client_call' })
@Index('ix_client_call_client', ['clientId', 'at'])
@Index('ix_client_call_added_by', ['addedBy'])
export class ClientCallRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_client_call' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('ClientRow', { name: 'fk_client_call_client', onDelete: 'CASCADE' })
  clientId!: string;

  @Column({ type: 'text' }) text!: string;
  @Column({ type: 'text', nullable: true }) withName!: string | null;
  @Column({ type: 'timestamp with time zone' }) at!: Date;
  @Column({ type: 'uuid', nullable: true }) addedBy!: string | null;
  @Column({ type: 'text' }) addedByName!: string;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}
