import type { CoverDrawing, ItinerarySection } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'itinerary' })
@Index('uq_itinerary_trip', ['tripId'], { unique: true })
export class AgentItineraryRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_itinerary' }) id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey('TripRow', { name: 'fk_itinerary_trip', onDelete: 'CASCADE' })
  tripId!: string;

  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'text', default: '' }) message!: string;
  @Column({ type: 'text', default: '' }) contacts!: string;
  @Column({ type: 'jsonb' }) sections!: ItinerarySection[];
  /** By calendar date. */
  @Column({ type: 'jsonb', default: {} }) dayWords!: Record<string, string>;
  @Column({ type: 'text', nullable: true }) coverDrawing!: CoverDrawing | null;
  @Column({ type: 'uuid', nullable: true }) coverPhotoId!: string | null;
  @Column({ type: 'text', nullable: true }) coverAlt!: string | null;
  /** The photo of the published version, which stays while another is chosen. */
  @Column({ type: 'uuid', nullable: true }) publishedCoverId!: string | null;
  @Column({ type: 'boolean', default: false }) showsPacking!: boolean;
  @Column({ type: 'integer', nullable: true }) publishedNumber!: number | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}
