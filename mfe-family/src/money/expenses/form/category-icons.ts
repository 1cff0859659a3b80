import type { BudgetCategory } from '@landsea/contracts/money';
import {
  BedDouble,
  Bus,
  Camera,
  Ellipsis,
  IceCreamCone,
  Luggage,
  Palmtree,
  Ship,
  Ticket,
  Utensils,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export const categoryIcons: Record<BudgetCategory, LucideIcon> = {
  'resort-stay': BedDouble,
  'preboard-hotel-stay': Luggage,
  'park-tickets': Ticket,
  'cruise-fare': Ship,
  transportation: Bus,
  dining: Utensils,
  'snacks-sips': IceCreamCone,
  'lightning-lane': Zap,
  'excursions-experiences': Palmtree,
  photopass: Camera,
  misc: Ellipsis,
};
