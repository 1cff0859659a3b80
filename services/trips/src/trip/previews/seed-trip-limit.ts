export const SEED_TRIP_LIMIT = { name: 'seed-trip', limit: 60, windowSeconds: 60 } as const;
