import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';

/** How many of a trip's last changes can be undone. */
export const UNDOABLE_CHANGES = 50;

/**
 * One thing that somebody did. `kind` is the service's name of what was changed, `noun` what people call it, as in “Robin added
 * budget line …”; older answers have none. `details` says in words what is different now, such as `planned $100.00 → $120.00`.
 * undo: open while it can be taken back, done once it was, none for what cannot be (an invitation, an old change).
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

/** `GET /api/v1/trips/:tripId/activity`: the last changes, the newest first; without money for readers without money. */
export const ActivityList = z.object({ activities: z.array(Activity) });
export type ActivityList = z.infer<typeof ActivityList>;
