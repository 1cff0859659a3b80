import type { CrowdLevel, ParkId } from '@landsea/contracts/catalogue';

/** `rides` is null for the most popular ones. */
export interface DemoChoice {
  park: ParkId;
  date: string;
  crowd: CrowdLevel;
  guests: number;
  smallChildren: number;
  rides: readonly string[] | null;
}
