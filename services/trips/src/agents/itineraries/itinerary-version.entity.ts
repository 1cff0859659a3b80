import type { ItineraryView } from '@landsea/contracts/agents';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Never changed once it is published. */
@Entity({ name: 'itinerary_version' })
export class ItineraryVersionRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'pk_itinerary_version' })
  @ForeignKey('AgentItineraryRow', { name: 'fk_itinerary_version_itinerary', onDelete: 'CASCADE' })
  itineraryId!: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_itinerary_version' }) number!: number;
  @Column({ type: 'jsonb' }) view!: ItineraryView;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) publishedAt!: Date;
}
