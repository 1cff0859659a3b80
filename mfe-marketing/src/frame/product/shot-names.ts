export const shotNames = ['dashboard', 'day', 'budget', 'windows', 'lanes'] as const;
export type ShotName = (typeof shotNames)[number];
