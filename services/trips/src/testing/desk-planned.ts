import type { TestService } from '@landsea/nest-kit/testing';
import { DeskPlanner } from '../agents/agent-trips/desk-planner.js';

/**
 * Every change so far is on the desks of its agents. The service plans by itself, too, and a run of its own passes over the
 * trips that another holds: those count only once that run has committed.
 */
export const deskPlanned = async ({ app, dataSource }: TestService): Promise<void> => {
  for (;;) {
    await app.get(DeskPlanner).plan();
    const left = await dataSource.query<unknown[]>(`SELECT 1 FROM desk_work LIMIT 1`);
    if (left.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
