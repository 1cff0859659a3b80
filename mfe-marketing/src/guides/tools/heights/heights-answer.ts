import { nameChild, formatHeight } from './child-heights';
import { mayRide, listNextRides, type HeightList } from './height-list';

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

export const answerHeights = (
  list: HeightList,
  heights: readonly number[],
): { title: string; lines: string[] } => {
  const all = list.rides.length;
  const open = (inches: number) => list.rides.filter((ride) => mayRide(ride, inches)).length;
  const together = list.rides.filter((ride) => heights.every((inches) => mayRide(ride, inches))).length;
  const [only = 0] = heights;
  const title =
    heights.length > 1
      ? `${together} of ${all} rides for all of them`
      : open(only) === all
        ? `At ${only} inches, every ride is open`
        : open(only) === 0
          ? `At ${only} inches, no ride with a limit yet`
          : `At ${only} inches, ${open(only)} of ${all} rides`;
  const lines = heights.map((inches, index) => {
    const next = listNextRides(list, inches);
    const grows = next
      ? `At ${formatHeight(next.limit)} come ${listed(next.names)}.`
      : 'Nothing is left to grow into.';
    if (heights.length === 1) return grows;
    return `${nameChild(index, heights.length)}, ${formatHeight(inches)}: ${open(inches)} of ${all}. ${grows}`;
  });
  return { title, lines };
};
