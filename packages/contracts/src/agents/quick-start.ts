import * as z from 'zod/mini';
import { Id } from '../core/primitives.js';

export const QuickStartStep = z.enum([
  'profile',
  'first-client',
  'first-trip',
  'invitation',
  'first-morning',
]);
export type QuickStartStep = z.infer<typeof QuickStartStep>;

/** `GET /api/v1/quick-start`; `sampleId` is the sample client while there is one. */
export const QuickStart = z.object({
  done: z.array(QuickStartStep),
  clientId: z.nullable(Id),
  tripId: z.nullable(Id),
  sampleId: z.nullable(Id),
});
export type QuickStart = z.infer<typeof QuickStart>;
