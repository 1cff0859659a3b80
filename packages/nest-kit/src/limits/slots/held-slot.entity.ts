import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One of the things of which somebody may have only so many at once, such as open streams. */
@Entity({ name: 'held_slot' })
@Index('ix_held_slot_key', ['key', 'expiresAt'])
export class HeldSlotRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_held_slot' })
  id!: string;

  @Column({ type: 'text' })
  key!: string;

  @Column({ name: 'expires_at', type: 'timestamp with time zone' })
  expiresAt!: Date;
}
