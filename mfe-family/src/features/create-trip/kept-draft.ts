import type { WizardState } from '../../trip-form/wizard-state';

/** The prefix is among those that signing out clears (specification 3). */
const keyOf = (userId: string) => `trip_draft_${userId}`;

const looksKept = (value: unknown): value is WizardState =>
  typeof value === 'object' &&
  value !== null &&
  'draft' in value &&
  'step' in value &&
  'tried' in value &&
  'refused' in value &&
  'revision' in value;

/** What this person left unfinished in this browser. Storage may be blocked or hold an older shape: then nothing. */
export const keptWizard = (userId: string): WizardState | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return looksKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

export const keepWizard = (userId: string, state: WizardState): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(state));
  } catch {
    // A full or blocked storage costs the resume, not the wizard.
  }
};

export const forgetWizard = (userId: string): void => {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Blocked storage holds nothing to forget.
  }
};
