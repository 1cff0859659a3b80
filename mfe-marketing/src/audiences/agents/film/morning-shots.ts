export const morningShots = ['waits', 'opens', 'tells', 'pastes', 'pays', 'sleeps'] as const;
export type MorningShot = (typeof morningShots)[number];
