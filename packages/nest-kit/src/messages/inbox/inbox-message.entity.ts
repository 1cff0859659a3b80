import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A repeated id changes nothing. */
@Entity({ name: 'inbox_message' })
@Index('ix_inbox_message_received_at', ['receivedAt'])
export class InboxMessageRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_inbox_message' }) id!: string;
  @Column({ type: 'text' }) type!: string;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) receivedAt!: Date;
}
