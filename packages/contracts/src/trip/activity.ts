import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';

export const UNDOABLE_CHANGES = 50;

/**
 * `noun` follows “Robin added”; `details` are such as `planned $100.00 → $120.00`. undo: none for what cannot
 * be undone.
 */
export const Activity = z.object({
  id: Id,
  at: Instant,
  by: z.string(),
  isYou: z.boolean(),
  kind: z.string(),
  noun: z.optional(z.string()),
  action: z.enum(['added', 'changed', 'removed']),
  what: z.string(),
  details: z.array(z.string()),
  undo: z.enum(['open', 'done', 'none']),
});
export type Activity = z.infer<typeof Activity>;

/** `GET /api/v1/trips/:tripId/activity`, the newest first. */
export const ActivityList = z.object({ activities: z.array(Activity) });
export type ActivityList = z.infer<typeof ActivityList>;
