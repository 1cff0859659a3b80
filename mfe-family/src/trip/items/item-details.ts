import type { DetailsOf, ItemDetails, ItemKind } from '@landsea/contracts/planning';

const blank: { [K in ItemKind]: DetailsOf<K> } = {
  attraction: { kind: 'attraction' },
  show: { kind: 'show' },
  dining: {
    kind: 'dining',
    meal: null,
    prepaid: false,
    depositCents: null,
    freeCancelHours: null,
    onDiningPlan: false,
  },
  lane: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false },
  meet: { kind: 'meet', characters: [], signed: [] },
  excursion: { kind: 'excursion', bookedWith: 'ship', activityLevel: null, minAge: null },
  activity: { kind: 'activity', section: null },
  photo: { kind: 'photo', light: null, isPhotoPass: false, taken: false },
  snack: { kind: 'snack', tried: false, ratings: {} },
  break: { kind: 'break' },
  note: { kind: 'note' },
};

/** What an item of a kind starts with. */
export const blankDetails = (kind: ItemKind): ItemDetails => blank[kind];
