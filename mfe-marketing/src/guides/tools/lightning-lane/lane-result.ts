import type { CrowdLevel, ParkCalendar } from '@landsea/contracts/catalogue';
import { crowdLevels } from '@landsea/contracts/catalogue';
import { laneOutlook, possibleRides, typicalLaneRides } from '@landsea/contracts/day-plans';
import type { LaneEntry, LaneOutlook } from '@landsea/contracts/day-plans';
import { peopleOf } from '../frame/party';
import type { LaneChoice } from './lane-choices';

export interface LaneResult extends LaneOutlook {
  offered: readonly LaneEntry[];
  byCrowd: { crowd: CrowdLevel; standbyMinutes: number; bestMinutes: number; isUsual: boolean }[];
}

/** The planner's rules compute this, too. */
export const laneResult = (
  choice: LaneChoice,
  entries: readonly LaneEntry[],
  calendar: ParkCalendar,
): LaneResult => {
  const { park, date, worth, rideIds } = choice;
  const people = peopleOf(choice.party);
  const possible = possibleRides({ date, park }, entries, people);
  const offered = possible.filter(({ lane, waits }) => lane.product !== 'none' && waits !== null);
  const rides = rideIds ? offered.filter(({ id }) => rideIds.includes(id)) : typicalLaneRides(possible);
  const day = { date, park, rides, people, hourCents: worth * 100 };
  const outlook = laneOutlook(day, { calendar });
  return {
    ...outlook,
    offered,
    byCrowd: crowdLevels.map((crowd) => {
      const { value } = laneOutlook({ ...day, crowd }, { calendar });
      return {
        crowd,
        standbyMinutes: value.standbyMinutes,
        bestMinutes: value.bestMinutes,
        isUsual: crowd === outlook.crowd,
      };
    }),
  };
};
