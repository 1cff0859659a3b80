import type { ParkId } from '@landsea/contracts/catalogue';
import type { DayPart, ItemDetails, ItemStatus, Vote } from '@landsea/contracts/planning';
import { Column, Entity, Index } from 'typeorm';
import { defineEditedTripRow } from '../../trip/rows/row-of-trip.js';

/** Cost in cents. */
@Entity({ name: 'day_item' })
@Index('ix_day_item_confirmation', { synchronize: false })
@Index('ix_day_item_added_by', { synchronize: false })
@Index('ix_day_item_photo', ['photoId'], { where: 'photo_id IS NOT NULL' })
export class DayItemRow extends defineEditedTripRow('day_item') {
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'date', nullable: true }) date!: string | null;

  @Column({ type: 'text', nullable: true }) time!: string | null;

  @Column({ type: 'text', nullable: true }) dayPart!: DayPart | null;
  @Column({ type: 'integer', nullable: true }) minutes!: number | null;
  @Column({ type: 'boolean', default: false }) isFixed!: boolean;

  /** `HH:MM` that an accepted best order wrote; people chose any other `time`. */
  @Column({ type: 'text', nullable: true }) proposedTime!: string | null;

  @Column({ type: 'double precision' }) position!: number;

  @Column({ type: 'text', array: true, nullable: true }) people!: string[] | null;

  @Column({ type: 'text', nullable: true }) park!: ParkId | null;
  @Column({ type: 'text', nullable: true }) place!: string | null;
  @Column({ type: 'text', nullable: true }) catalogueId!: string | null;
  @Column({ type: 'text' }) status!: ItemStatus;
  @Column({ type: 'integer', nullable: true }) costCents!: number | null;
  @Column({ type: 'text', nullable: true }) confirmation!: string | null;
  @Column({ type: 'text', nullable: true }) note!: string | null;
  @Column({ type: 'jsonb' }) details!: ItemDetails;
  @Column({ type: 'uuid', nullable: true }) photoId!: string | null;

  /** By person; a vote does not change the version. */
  @Column({ type: 'jsonb', default: () => `'{}'` }) votes!: Record<string, Vote>;

  @Column({ type: 'jsonb', nullable: true }) addedBy!: { userId: string; name: string } | null;
}
