/** Pages of the product of which there is a picture. */
export const shotNames = ['dashboard', 'day', 'budget', 'windows', 'lanes'] as const;
export type ShotName = (typeof shotNames)[number];
