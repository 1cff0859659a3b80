import { Column, Entity } from 'typeorm';
import { defineTripRow } from '../../trip/rows/row-of-trip.js';

@Entity({ name: 'expense_settlement' })
export class SettlementRow extends defineTripRow('expense_settlement') {
  @Column({ name: 'from_person', type: 'text' }) from!: string;
  @Column({ name: 'to_person', type: 'text' }) to!: string;
  @Column({ type: 'integer' }) amountCents!: number;
  @Column({ type: 'date' }) day!: string;
}
