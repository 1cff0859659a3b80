import * as z from 'zod/mini';
import { sessionMemory } from '../store/browser-storage';

const KEY = 'asClient';
const Kept = z.object({ tripId: z.string(), clientId: z.string() });
type Kept = z.infer<typeof Kept>;

const kept = (): Kept | undefined => {
  try {
    return Kept.safeParse(JSON.parse(sessionMemory.read(KEY) ?? '')).data;
  } catch {
    return undefined;
  }
};

/** In this tab only. */
export const asClient = {
  clientOf: (tripId: string | undefined): string | undefined => {
    const now = kept();
    return now && now.tripId === tripId ? now.clientId : undefined;
  },
  start: (looking: Kept): void => {
    sessionMemory.write(KEY, JSON.stringify(looking));
  },
  stop: (): void => {
    sessionMemory.write(KEY, undefined);
  },
  paramsFor: (url: string, tripId: unknown): { asClient?: string } => {
    const now = kept();
    if (!now) return {};
    const isOfTrip =
      tripId === now.tripId || /^\/api\/(?:v1\/)?trips\/([^/?]+)/.exec(url)?.[1] === now.tripId;
    return isOfTrip ? { asClient: now.clientId } : {};
  },
};
