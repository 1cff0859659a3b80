import type { WindowKind } from '@landsea/contracts/planning';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'desk_window' })
@Index('ix_desk_window_opens', ['agentId', 'opensAt'])
@Index('ix_desk_window_trip', ['tripId'])
export class DeskWindowRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_desk_window' }) agentId!: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_desk_window' })
  @ForeignKey('TripRow', { name: 'fk_desk_window_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_desk_window' }) windowId!: string;
  @Column({ type: 'text' }) kind!: WindowKind;
  @Column({ type: 'text' }) type!: 'opens' | 'due';
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text' }) rule!: string;
  @Column({ type: 'text', nullable: true }) warning!: string | null;
  @Column({ type: 'timestamp with time zone' }) opensAt!: Date;
  @Column({ type: 'timestamp with time zone' }) closesAt!: Date;
  @Column({ type: 'timestamp with time zone', nullable: true }) oftenFrom!: Date | null;
  @Column({ type: 'date', nullable: true }) coversFrom!: string | null;
  @Column({ type: 'date', nullable: true }) coversTo!: string | null;
}
