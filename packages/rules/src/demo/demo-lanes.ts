import type { DetailsOf } from '@landsea/contracts/planning';
import type { DemoItem } from './demo-item.js';
import { demoPeople } from './demo-trip.js';

type Lane = DetailsOf<'lane'>;
const details = (product: Lane['product'], returnUntil: string, isPreselected: boolean): Lane => ({
  kind: 'lane',
  product,
  returnUntil,
  isPreselected,
});
const ahead = (returnUntil: string) => details('multi', returnUntil, true);
const later = (returnUntil: string) => details('multi', returnUntil, false);
const single = (returnUntil: string) => details('single', returnUntil, false);
const pass: Lane = { kind: 'lane', product: 'multi', isPass: true, returnUntil: null, isPreselected: false };

export const demoLanes: readonly DemoItem[] = [
  {
    day: 1,
    time: '13:00',
    title: 'Seven Dwarfs Mine Train',
    catalogueId: 'seven-dwarfs-mine-train',
    minutes: 3,
    costCents: 5_200,
    note: 'Leo is tall enough.',
    details: single('14:00'),
  },
  { day: 2, title: 'Multi Pass, Hollywood Studios', costCents: 12_000, details: pass },
  {
    day: 2,
    time: '10:10',
    title: 'Rise of the Resistance',
    catalogueId: 'star-wars-rise-of-the-resistance',
    minutes: 18,
    costCents: 9_600,
    details: single('11:10'),
  },
  {
    day: 2,
    time: '14:00',
    title: 'Millennium Falcon: Smugglers Run',
    catalogueId: 'millennium-falcon-smugglers-run',
    minutes: 5,
    details: ahead('15:00'),
  },
  {
    day: 2,
    time: '16:00',
    title: 'Toy Story Mania!',
    catalogueId: 'toy-story-midway-mania',
    minutes: 7,
    details: ahead('17:00'),
  },
  { day: 4, title: 'Multi Pass, EPCOT', costCents: 10_000, details: pass },
  {
    day: 4,
    time: '09:10',
    title: 'Cosmic Rewind',
    catalogueId: 'guardians-of-the-galaxy-cosmic-rewind',
    minutes: 3,
    costCents: 7_200,
    details: single('10:10'),
  },
  {
    day: 4,
    time: '11:00',
    title: 'Frozen Ever After',
    catalogueId: 'frozen-ever-after',
    minutes: 5,
    details: ahead('12:00'),
  },
  {
    day: 4,
    time: '14:00',
    title: 'Remy’s Ratatouille Adventure',
    catalogueId: 'remys-ratatouille-adventure',
    minutes: 5,
    note: 'Also Tier 1: book it after the first tap-in.',
    details: later('15:00'),
  },
  { day: 5, title: 'Multi Pass, Magic Kingdom', costCents: 13_200, details: pass },
  {
    day: 5,
    time: '08:40',
    title: 'TRON Lightcycle / Run',
    catalogueId: 'tron-lightcycle-run',
    minutes: 2,
    people: [demoPeople.morgan, demoPeople.alex, demoPeople.sofia],
    costCents: 6_600,
    note: '48 inches: Leo waits with a parent in turns.',
    details: single('09:40'),
  },
  {
    day: 5,
    time: '11:00',
    title: 'Haunted Mansion',
    catalogueId: 'haunted-mansion',
    minutes: 8,
    details: ahead('12:00'),
  },
];
