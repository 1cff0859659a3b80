import type { DemoKind } from '@landsea/contracts/account';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'demo_copy' })
@Index('ix_demo_copy_free', ['madeAt'], { where: 'taken_at IS NULL' })
export class DemoCopyRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_demo_copy' })
  @ForeignKey('UserRow', { name: 'fk_demo_copy_user', onDelete: 'CASCADE' })
  userId!: string;

  @Column({ type: 'text', default: 'family' }) kind!: DemoKind;
  @Column({ type: 'timestamp with time zone' }) madeAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) readyAt!: Date | null;
  @Column({ type: 'timestamp with time zone', nullable: true }) takenAt!: Date | null;
}
