import { Bus, CableCar, CarFront, CarTaxiFront, Footprints, Sailboat, TramFront } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const wayIcons: Record<string, LucideIcon> = {
  boat: Sailboat,
  ferry: Sailboat,
  monorail: TramFront,
  skyliner: CableCar,
  walk: Footprints,
  'ride-share': CarTaxiFront,
  car: CarFront,
};

export const pickWayIcon = (kind: string): LucideIcon => wayIcons[kind] ?? Bus;
