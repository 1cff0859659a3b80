import type { CrowdLevel, ParkId } from '@landsea/contracts/catalogue';

/** What the calculator is set to; `rides` null for those that most families go for. */
export interface DemoChoice {
  park: ParkId;
  date: string;
  crowd: CrowdLevel;
  guests: number;
  smallChildren: number;
  rides: readonly string[] | null;
}
