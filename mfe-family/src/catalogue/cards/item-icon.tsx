import type { ItemKind } from '@landsea/contracts/planning';
import {
  Armchair,
  Camera,
  Drama,
  FerrisWheel,
  HandHeart,
  IceCreamCone,
  PartyPopper,
  StickyNote,
  TreePalm,
  Utensils,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Record<ItemKind, LucideIcon> = {
  attraction: FerrisWheel,
  show: Drama,
  dining: Utensils,
  lane: Zap,
  meet: HandHeart,
  excursion: TreePalm,
  activity: PartyPopper,
  photo: Camera,
  snack: IceCreamCone,
  break: Armchair,
  note: StickyNote,
};

export function ItemIcon({ kind, className = 'size-5' }: { kind: ItemKind; className?: string }) {
  const Icon = icons[kind];
  return <Icon aria-hidden className={`shrink-0 ${className}`} strokeWidth={1.75} />;
}
