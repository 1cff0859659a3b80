import { type CrowdLevel, type ParkCalendar, crowdLevels } from '@landsea/contracts/catalogue';
import {
  predictLanes,
  listPossibleRides,
  listTypicalLaneRides,
  type LaneEntry,
  type LaneOutlook,
} from '@landsea/rules/day-plans';
import { listPeople } from '../frame/party';
import type { LaneChoice } from './lane-choices';

export interface LaneResult extends LaneOutlook {
  offered: readonly LaneEntry[];
  byCrowd: { crowd: CrowdLevel; standbyMinutes: number; bestMinutes: number; isUsual: boolean }[];
}

/** The planner's rules compute this, too. */
export const getLaneResult = (
  choice: LaneChoice,
  entries: readonly LaneEntry[],
  calendar: ParkCalendar,
): LaneResult => {
  const { park, date, worth, rideIds } = choice;
  const people = listPeople(choice.party);
  const possible = listPossibleRides({ date, park }, entries, people);
  const offered = possible.filter(({ lane, waits }) => lane.product !== 'none' && waits !== null);
  const rides = rideIds ? offered.filter(({ id }) => rideIds.includes(id)) : listTypicalLaneRides(possible);
  const day = { date, park, rides, people, hourCents: worth * 100 };
  const outlook = predictLanes(day, { calendar });
  return {
    ...outlook,
    offered,
    byCrowd: crowdLevels.map((crowd) => {
      const { value } = predictLanes({ ...day, crowd }, { calendar });
      return {
        crowd,
        standbyMinutes: value.standbyMinutes,
        bestMinutes: value.bestMinutes,
        isUsual: crowd === outlook.crowd,
      };
    }),
  };
};
