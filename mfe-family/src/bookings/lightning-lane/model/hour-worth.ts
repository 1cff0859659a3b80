import { USUAL_HOUR_CENTS } from '@landsea/rules/day-plans';
import { localMemory } from '@landsea/web-kit';
import { useState } from 'react';

const KEY = 'lane-hour-cents';

export const useHourWorth = (): [number, (cents: number) => void] => {
  const [cents, setCents] = useState(() => {
    const kept = Number(localMemory.read(KEY));
    return Number.isInteger(kept) && kept > 0 ? kept : USUAL_HOUR_CENTS;
  });
  return [
    cents,
    (next) => {
      setCents(next);
      localMemory.write(KEY, String(next));
    },
  ];
};
