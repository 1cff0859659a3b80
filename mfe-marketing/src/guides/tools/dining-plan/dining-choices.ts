import type { EatingHabits } from '@landsea/rules/dining-plan';
import { listAges, readParty, type ToolParty } from '../frame/party';
import { readNumber, type Bounds } from '../frame/query-numbers';

export interface DiningChoice {
  checkIn: string;
  nights: number;
  party: ToolParty;
  habits: EatingHabits;
}

export const nightBounds: Bounds = { min: 1, max: 14, usual: 5 };

export const habitBounds: Record<keyof EatingHabits, Bounds> = {
  quick: { min: 0, max: 3, usual: 2 },
  snacks: { min: 0, max: 4, usual: 1 },
  table: { min: 0, max: 14, usual: 2 },
  character: { min: 0, max: 14, usual: 1 },
  signature: { min: 0, max: 14, usual: 0 },
};

export const readDiningChoice = (query: URLSearchParams, checkIn: string): DiningChoice => {
  const habit = (name: keyof EatingHabits) => readNumber(query, name, habitBounds[name]);
  return {
    checkIn,
    nights: readNumber(query, 'nights', nightBounds),
    party: readParty(query),
    habits: {
      quick: habit('quick'),
      snacks: habit('snacks'),
      table: habit('table'),
      character: habit('character'),
      signature: habit('signature'),
    },
  };
};

export const getStay = ({ checkIn, nights, party }: DiningChoice) => ({
  checkIn,
  nights,
  ages: listAges(party),
});
