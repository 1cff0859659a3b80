import type { Activity } from '@landsea/contracts/trip';

export interface LoggedActivity {
  id: string;
  tripId: string;
  at: Date;
  userId: string | null;
  byName: string;
  kind: string;
  subjectId: string;
  action: Activity['action'];
  what: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  undoneAt: Date | null;
}
