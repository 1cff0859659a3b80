import type { ClientConsent, TripConsent } from '@landsea/contracts/agents';

/** A trip that is not in it is not shared. */
export type ConsentChoice = Readonly<Record<string, Omit<TripConsent, 'tripId'>>>;

/** A shared trip shows neither money nor documents until the person ticks them. */
export const shareTrip = (choice: ConsentChoice, tripId: string, isShared: boolean): ConsentChoice => {
  const { [tripId]: _before, ...rest } = choice;
  return isShared ? { ...rest, [tripId]: { seesMoney: false, seesDocuments: false } } : rest;
};

/** Receipts belong to expenses, so hiding the money hides them too. */
export const refineTrip = (
  choice: ConsentChoice,
  tripId: string,
  change: Partial<Omit<TripConsent, 'tripId'>>,
): ConsentChoice => {
  const { seesMoney = false, seesDocuments = false } = { ...choice[tripId], ...change };
  return { ...choice, [tripId]: { seesMoney, seesDocuments: seesMoney && seesDocuments } };
};

export const toConsent = (choice: ConsentChoice): ClientConsent => ({
  trips: Object.entries(choice).map(([tripId, sees]) => ({ tripId, ...sees })),
});
