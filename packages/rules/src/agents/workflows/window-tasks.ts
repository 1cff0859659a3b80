import type { WindowKind } from '@landsea/contracts/planning';

/** Tasks that are the same work as a window: its key in every template, before the id of a later window. */
export const windowTaskKeys: Readonly<Partial<Record<WindowKind, string>>> = {
  dining: 'dining-book',
  'multi-pass': 'lanes-book',
  'cruise-activities': 'activities-book',
};
