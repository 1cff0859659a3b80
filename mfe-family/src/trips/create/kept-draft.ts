import { WizardPlace } from '@landsea/contracts/trip';

/** Sign-out clears keys with this prefix. */
const keyOf = (userId: string) => `trip_draft_${userId}`;

/**
 * `version` is the account's draft that it continues, 0 for none; `isKept` means that the draft of that
 * version equals this one.
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

/** Storage may be blocked or hold an older shape: then undefined. */
export const findHeldHere = (userId: string): HeldHere | undefined => {
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
