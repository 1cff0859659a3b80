import type { DayItem } from '@landsea/contracts/planning';

const standsInLine = ({ details }: DayItem): boolean =>
  details.kind === 'attraction' || details.kind === 'show';

export const matchLanesToLines = (items: readonly DayItem[]): Map<string, DayItem> => {
  const lanes = items.filter(({ details, catalogueId }) => details.kind === 'lane' && catalogueId !== null);
  return new Map(
    lanes.flatMap((lane) => {
      const ride = items.find((item) => item.catalogueId === lane.catalogueId && standsInLine(item));
      return ride ? [[ride.id, lane] as const] : [];
    }),
  );
};
