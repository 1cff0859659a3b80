import type { KeptTripDraft, WizardPlace } from '@landsea/contracts/trip';
import type { HeldHere } from './kept-draft';

/**
 * The wizard begins from here; `isAsked` tells that the account was, `version` what it holds, 0 for nothing, and `isKept`
 * that it holds this very place.
 */
export interface Start {
  kind: 'go';
  place: WizardPlace | undefined;
  version: number;
  isAsked: boolean;
  isKept: boolean;
}

/** Another browser went on with the trip: the person says which one it is to be. */
export interface Offer {
  kind: 'offer';
  there: KeptTripDraft;
  /** What only this browser holds. */
  here: WizardPlace | undefined;
}

/** As {@link resumeOf}, for a client of an agent or for nobody's: what was begun for somebody else stays out of it. */
export const resumeFor = (
  clientId: string | undefined,
  here: HeldHere | undefined,
  there: KeptTripDraft | null | undefined,
): Start | Offer => {
  const mine = here?.place.clientId === clientId ? here : undefined;
  if (!there || there.place.clientId === clientId) return resumeOf(mine, there);
  return { kind: 'go', place: mine?.place, version: there.version, isAsked: true, isKept: false };
};

/**
 * Where the wizard begins: `here` is what this browser holds, `there` what the account does; undefined where it could not be
 * asked. What the account held and holds no more was made into a trip, or thrown away, in another browser.
 */
export const resumeOf = (
  here: HeldHere | undefined,
  there: KeptTripDraft | null | undefined,
): Start | Offer => {
  if (there === undefined)
    return { kind: 'go', place: here?.place, version: here?.version ?? 0, isAsked: false, isKept: false };
  const go = { kind: 'go', version: there?.version ?? 0, isAsked: true, isKept: false } as const;
  if (there === null) return { ...go, place: here?.isKept ? undefined : here?.place };
  if (here?.version === there.version) return { ...go, place: here.place, isKept: here.isKept };
  // Kept, and the answer that would have said so was lost with the page.
  if (here && JSON.stringify(here.place) === JSON.stringify(there.place))
    return { ...go, place: here.place, isKept: true };
  return { kind: 'offer', there, here: here?.isKept === false ? here.place : undefined };
};
