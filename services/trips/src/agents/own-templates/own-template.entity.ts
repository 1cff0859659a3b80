import { Column } from 'typeorm';

/** It belongs to its author, whom the agency's other members know by name while it is shared. */
export abstract class OwnTemplateRow {
  abstract userId: string;
  abstract id: string;
  @Column({ type: 'text' }) authorName!: string;
  @Column({ type: 'text' }) title!: string;
  @Column({ type: 'boolean' }) isShared!: boolean;
  @Column({ type: 'integer', default: 1 }) version!: number;
  @Column({ type: 'timestamp with time zone', default: () => 'now()' }) updatedAt!: Date;
}
