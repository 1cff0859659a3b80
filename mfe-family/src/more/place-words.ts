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

interface PlaceWords {
  Icon: LucideIcon;
  /** What one finds there, in a few words. */
  text: string;
}

/** By the label of a place. */
export const placeWords: Partial<Record<string, PlaceWords>> = {
  Dashboard: { Icon: Compass, text: 'What is next, at a glance' },
  'Daily plans': { Icon: CalendarDays, text: 'Each day, hour by hour' },
  Budget: { Icon: Wallet, text: 'Planned, booked, spent, left' },
  Dining: { Icon: Utensils, text: 'Tables booked and wished for' },
  'Lightning Lane': { Icon: Zap, text: 'Which rides to choose, and when' },
  'Family HQ': { Icon: Users, text: 'Who travels, and who plans along' },
  Snacks: { Icon: IceCreamCone, text: 'Sips and snacks to try' },
  Savings: { Icon: PiggyBank, text: 'What to put aside until then' },
  Timeline: { Icon: ChartGantt, text: 'When everything opens and falls due' },
  'Excursions Lab': { Icon: Ship, text: 'What to do in each port' },
  Checklist: { Icon: ListChecks, text: 'What is still to be done' },
  'Trip details': { Icon: BedDouble, text: 'Dates, hotels, sailing, party' },
  'My trips': { Icon: Map, text: 'All of them, archived ones too' },
  'Create a trip': { Icon: Plus, text: 'A few short steps' },
  Countdown: { Icon: Hourglass, text: 'A big number to show the children' },
  'Trip history': { Icon: History, text: 'Where you were, and what it cost' },
  Settings: { Icon: Settings, text: 'Your account, reminders, privacy' },
  Pricing: { Icon: Tag, text: 'What Landsea costs' },
};

export const otherPlace: LucideIcon = MapPinned;
