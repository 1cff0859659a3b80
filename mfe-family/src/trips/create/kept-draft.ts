import { WizardPlace } from '@landsea/contracts/trip';

/** The prefix is among those that signing out clears. */
const keyOf = (userId: string) => `trip_draft_${userId}`;

/**
 * What this browser holds of an unfinished trip. `version` is that of the person's draft which it goes on from, 0 for none;
 * `isKept` tells that the draft of that version is this one.
 */
export interface HeldHere {
  place: WizardPlace;
  version: number;
  isKept: boolean;
}

const heldIn = (value: unknown): HeldHere | undefined => {
  if (typeof value !== 'object' || value === null || !('place' in value)) return undefined;
  const { success, data: place } = WizardPlace.safeParse(value.place);
  if (!success) return undefined;
  const version = 'version' in value && typeof value.version === 'number' ? value.version : 0;
  return { place, version, isKept: 'isKept' in value && value.isKept === true };
};

/** What this person left unfinished in this browser. Storage may be blocked or hold an older shape: then nothing. */
export const heldHere = (userId: string): HeldHere | undefined => {
  try {
    return heldIn(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return undefined;
  }
};

export const holdHere = (userId: string, held: HeldHere): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(held));
  } catch {
    // A full or blocked storage costs the resume, not the wizard.
  }
};

export const forgetHere = (userId: string): void => {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Blocked storage holds nothing to forget.
  }
};
