/** How often one address makes a preview, by whichever road. */
export const SEED_TRIP_LIMIT = { name: 'seed-trip', limit: 60, windowSeconds: 60 } as const;
