import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'held_slot' })
@Index('ix_held_slot_key', ['key', 'expiresAt'])
export class HeldSlotRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_held_slot' }) id!: string;
  @Column({ type: 'text' }) key!: string;
  @Column({ type: 'timestamp with time zone' }) expiresAt!: Date;
}
