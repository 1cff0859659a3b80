import type { BookingKind } from '@landsea/contracts/bookings';
import {
  BedDouble,
  Bus,
  Car,
  Palmtree,
  Plane,
  ShieldCheck,
  Ship,
  Tag,
  Ticket,
  TrainFront,
  Utensils,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Record<BookingKind, LucideIcon> = {
  hotel: BedDouble,
  tickets: Ticket,
  cruise: Ship,
  flight: Plane,
  car: Car,
  transfer: Bus,
  train: TrainFront,
  dining: Utensils,
  lane: Zap,
  outing: Palmtree,
  insurance: ShieldCheck,
  other: Tag,
};

export function BookingIcon({ kind }: { kind: BookingKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden className="size-5" strokeWidth={1.75} />;
}
