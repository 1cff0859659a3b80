import type { OfferSkip } from '@landsea/contracts/agents';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export interface OfferAnswer {
  bookingId: string;
  outcome: 'taken' | 'skipped';
  skip: OfferSkip | null;
}

@Entity({ name: 'price_offer' })
export class PriceOfferRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_price_offer' }) userId!: string;
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_price_offer' }) id!: string;
  @Column({ type: 'text' }) supplier!: string;
  @Column({ type: 'text' }) place!: string;
  @Column({ type: 'text', default: '' }) room!: string;
  @Column({ type: 'date' }) travelFrom!: string;
  @Column({ type: 'date' }) travelTo!: string;
  @Column({ type: 'date' }) bookBy!: string;
  @Column({ type: 'integer', nullable: true }) savingPercent!: number | null;
  @Column({ type: 'integer', nullable: true }) savingCents!: number | null;
  /** The latest for each booking. */
  @Column({ type: 'jsonb', default: [] }) answers!: OfferAnswer[];
  @Column({ type: 'integer', default: 1 }) version!: number;
  /** It can be brought back for a day. */
  @Column({ type: 'timestamp with time zone', nullable: true }) deletedAt!: Date | null;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}
