import type { WindowKind } from '@landsea/contracts/planning';
import {
  Anchor,
  BadgeCheck,
  CalendarX,
  ConciergeBell,
  CreditCard,
  Ticket,
  UtensilsCrossed,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export const windowIcons: Record<WindowKind, LucideIcon> = {
  dining: UtensilsCrossed,
  'multi-pass': Zap,
  'single-pass': Ticket,
  'cruise-activities': Anchor,
  concierge: ConciergeBell,
  'cruise-check-in': BadgeCheck,
  'final-payment': CreditCard,
  payment: CreditCard,
  cancellation: CalendarX,
  'booking-cancellation': CalendarX,
};
