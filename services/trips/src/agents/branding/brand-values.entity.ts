import { Column } from 'typeorm';

/** Null takes the value from the level above. */
export abstract class BrandValuesRow {
  @Column({ type: 'text', nullable: true }) name!: string | null;

  /** `#rrggbb`, as it was chosen. */
  @Column({ type: 'text', nullable: true }) color!: string | null;

  @Column({ type: 'uuid', nullable: true }) logoId!: string | null;
  @Column({ type: 'uuid', nullable: true }) photoId!: string | null;
  @Column({ type: 'text', nullable: true }) agentName!: string | null;
  @Column({ type: 'text', nullable: true }) phone!: string | null;
  @Column({ type: 'text', nullable: true }) hours!: string | null;
  @Column({ type: 'text', nullable: true }) signature!: string | null;
  @Column({ type: 'text', nullable: true }) replyTo!: string | null;
  @Column({ type: 'text', nullable: true }) legalLines!: string | null;
  @Column({ type: 'boolean', nullable: true }) poweredBy!: boolean | null;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}
