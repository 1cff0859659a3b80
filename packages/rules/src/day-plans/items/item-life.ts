import type { CatalogueKind } from '@landsea/contracts/catalogue';
import type { BudgetCategory, ItemSource } from '@landsea/contracts/money';
import type { ItemKind, DetailsOf, ItemDetails } from '@landsea/contracts/planning';

export interface ItemLife<K extends ItemKind> {
  /** "Ride". */
  label: string;
  /** "an activity"; null where the catalog is needed. */
  typedAs: string | null;
  /** Minutes, where neither the item nor the catalog has them. */
  usualMinutes: number;
  /** It stays when the day is reordered. */
  hasOwnTime: boolean;
  /** The actual wait is asked when the item is done. */
  hasLine: boolean;
  needsOpenPark: boolean;
  wantsLane: boolean;
  takesTime: boolean;
  isQuiet: boolean;
  /** New items come from the first list. */
  catalogueLists: readonly CatalogueKind[];
  budget: { source: ItemSource; category: BudgetCategory };
  blank: DetailsOf<K>;
  /** Empty where the status is enough. */
  done: Partial<DetailsOf<K>>;
  notDone: Partial<DetailsOf<K>>;
}

const plain = {
  typedAs: null,
  hasOwnTime: false,
  hasLine: false,
  needsOpenPark: false,
  wantsLane: false,
  takesTime: true,
  isQuiet: false,
  catalogueLists: [],
  budget: { source: 'plans', category: 'misc' },
  done: {},
  notDone: {},
} as const;

const outings = { source: 'excursions', category: 'excursions-experiences' } as const;

/**
 * The one table of kinds. A new kind needs its details in {@link ItemDetails}, an entry here and an icon in
 * the family pages.
 */
export const itemLife: { readonly [K in ItemKind]: ItemLife<K> } = {
  attraction: {
    ...plain,
    label: 'Ride',
    usualMinutes: 10,
    hasLine: true,
    needsOpenPark: true,
    wantsLane: true,
    catalogueLists: ['attractions', 'shows'],
    blank: { kind: 'attraction' },
  },
  show: {
    ...plain,
    label: 'Show',
    usualMinutes: 25,
    hasOwnTime: true,
    wantsLane: true,
    catalogueLists: ['shows', 'attractions'],
    blank: { kind: 'show' },
  },
  dining: {
    ...plain,
    label: 'Meal',
    usualMinutes: 75,
    hasOwnTime: true,
    catalogueLists: ['restaurants'],
    budget: { source: 'dining', category: 'dining' },
    blank: {
      kind: 'dining',
      meal: null,
      prepaid: false,
      depositCents: null,
      freeCancelHours: null,
      onDiningPlan: false,
    },
  },
  lane: {
    ...plain,
    label: 'Lightning Lane',
    usualMinutes: 10,
    needsOpenPark: true,
    wantsLane: true,
    catalogueLists: ['attractions', 'shows'],
    budget: { source: 'lightning-lane', category: 'lightning-lane' },
    blank: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false },
  },
  meet: {
    ...plain,
    label: 'Character meet',
    usualMinutes: 5,
    hasLine: true,
    needsOpenPark: true,
    catalogueLists: ['meets'],
    blank: { kind: 'meet', characters: [], signed: [] },
    notDone: { signed: [] },
  },
  excursion: {
    ...plain,
    label: 'Excursion',
    usualMinutes: 240,
    hasOwnTime: true,
    catalogueLists: ['excursions'],
    budget: outings,
    blank: { kind: 'excursion', bookedWith: 'ship', activityLevel: null, minAge: null },
  },
  activity: {
    ...plain,
    label: 'Activity',
    typedAs: 'an activity',
    usualMinutes: 60,
    hasOwnTime: true,
    catalogueLists: ['ship-venues'],
    budget: outings,
    blank: { kind: 'activity', section: null },
  },
  photo: {
    ...plain,
    label: 'Photo',
    usualMinutes: 5,
    catalogueLists: ['photo-spots'],
    budget: { source: 'photos', category: 'photopass' },
    blank: { kind: 'photo', light: null, isPhotoPass: false, taken: false },
    done: { taken: true },
    notDone: { taken: false },
  },
  snack: {
    ...plain,
    label: 'Snack',
    usualMinutes: 10,
    catalogueLists: ['snacks'],
    budget: { source: 'snacks', category: 'snacks-sips' },
    blank: { kind: 'snack', tried: false, ratings: {} },
    done: { tried: true },
    notDone: { tried: false },
  },
  break: {
    ...plain,
    label: 'Break',
    typedAs: 'a break',
    usualMinutes: 30,
    isQuiet: true,
    catalogueLists: ['guest-places'],
    blank: { kind: 'break' },
  },
  note: {
    ...plain,
    label: 'Note',
    typedAs: 'a note',
    usualMinutes: 0,
    takesTime: false,
    isQuiet: true,
    blank: { kind: 'note' },
  },
};

export const itemKinds = Object.keys(itemLife) as ItemKind[];

/** Undefined for an entry that is never planned, such as a port. */
export const getKindOfList = (list: CatalogueKind): ItemKind | undefined =>
  itemKinds.find((kind) => itemLife[kind].catalogueLists[0] === list);

export const listKindsOfList = (list: CatalogueKind): ItemKind[] =>
  itemKinds.filter((kind) => itemLife[kind].catalogueLists.includes(list));

export const makeBlankDetails = (kind: ItemKind): ItemDetails => itemLife[kind].blank;
