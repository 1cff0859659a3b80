import {
  BedDouble,
  CalendarDays,
  ChartGantt,
  Compass,
  History,
  Hourglass,
  IceCreamCone,
  ListChecks,
  Map,
  MapPinned,
  PiggyBank,
  Plus,
  Settings,
  Ship,
  Tag,
  Users,
  Utensils,
  Wallet,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Partial<Record<string, LucideIcon>> = {
  'bed-double': BedDouble,
  'calendar-days': CalendarDays,
  'chart-gantt': ChartGantt,
  compass: Compass,
  history: History,
  hourglass: Hourglass,
  'ice-cream-cone': IceCreamCone,
  'list-checks': ListChecks,
  map: Map,
  'piggy-bank': PiggyBank,
  plus: Plus,
  settings: Settings,
  ship: Ship,
  tag: Tag,
  users: Users,
  utensils: Utensils,
  wallet: Wallet,
  zap: Zap,
};

/** The icon of a navigation entry on the More page. */
export const placeIcon = (name: string): LucideIcon => icons[name] ?? MapPinned;
