import type { SavingsPlan } from '@landsea/contracts/money';

export const rhythmOptions: { value: SavingsPlan['rhythm']; label: string }[] = [
  { value: 'week', label: 'Every week' },
  { value: 'two-weeks', label: 'Every two weeks' },
  { value: 'half-month', label: 'On the 1st and the 15th' },
  { value: 'month', label: 'Every month' },
];
