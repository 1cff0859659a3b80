import { Ruler, Ticket, UtensilsCrossed, Zap, type LucideIcon } from 'lucide-react';

export interface Tool {
  path: string;
  name: string;
  text: string;
  icon: LucideIcon;
}

/** Sorted in the order in which a trip needs them. */
export const tools: readonly Tool[] = [
  {
    path: '/tools/tickets',
    name: 'What do park tickets cost?',
    text: 'By dates, days and ages, with tax, and which dates around yours are cheaper.',
    icon: Ticket,
  },
  {
    path: '/tools/dining-plan',
    name: 'Is a dining plan worth it?',
    text: 'Both plans against what the meals you like cost without one.',
    icon: UtensilsCrossed,
  },
  {
    path: '/tools/lightning-lane',
    name: 'Is Lightning Lane worth it?',
    text: 'The minutes that each pass saves on your park day, and what an hour of them costs.',
    icon: Zap,
  },
  {
    path: '/tools/heights',
    name: 'Which rides at what height?',
    text: 'Every ride with a height limit, checked for each of your children, to print.',
    icon: Ruler,
  },
];
