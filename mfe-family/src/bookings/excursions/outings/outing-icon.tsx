import {
  Anchor,
  Bike,
  Binoculars,
  Bird,
  Bus,
  Drama,
  Fish,
  Footprints,
  Landmark,
  Leaf,
  Mountain,
  Plane,
  Sailboat,
  Tent,
  TrainFront,
  TreePalm,
  Umbrella,
  Utensils,
  Waves,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  'on your own': Footprints,
  walk: Footprints,
  hike: Mountain,
  mountain: Mountain,
  glacier: Mountain,
  culture: Landmark,
  city: Landmark,
  castle: Landmark,
  ruins: Landmark,
  museum: Landmark,
  art: Landmark,
  boat: Sailboat,
  sail: Sailboat,
  fjord: Sailboat,
  river: Sailboat,
  gondola: Sailboat,
  food: Utensils,
  beach: Umbrella,
  cabana: Tent,
  tour: Bus,
  transfer: Bus,
  nature: Leaf,
  garden: Leaf,
  park: Leaf,
  animal: Bird,
  zoo: Bird,
  whale: Fish,
  dive: Fish,
  submarine: Anchor,
  snorkel: Waves,
  kayak: Waves,
  waterpark: Waves,
  watersport: Waves,
  cenote: Waves,
  coast: Binoculars,
  view: Binoculars,
  flight: Plane,
  train: TrainFront,
  tram: TrainFront,
  funicular: TrainFront,
  rental: Bike,
  bike: Bike,
  show: Drama,
  'tv and film': Drama,
};

export function OutingIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? TreePalm;
  return (
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-sea-soft text-sea">
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  );
}
