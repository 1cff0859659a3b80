import { type CatalogueHotel, parkIds, parkNames } from '@landsea/contracts/catalogue';
import { listWaysBetween } from '@landsea/rules/transportation';
import { Link } from 'react-router-dom';
import { nameWay } from '../frame/way-names';
import { useGetTravelGuideQuery } from '../guide-api';

export function ResortWays({ hotel }: { hotel: CatalogueHotel }) {
  const { data: travel } = useGetTravelGuideQuery();
  if (!travel) return null;
  const places = [
    ...parkIds.map((id) => ({ id: id as string, name: parkNames[id] })),
    { id: 'disney-springs', name: 'Disney Springs' },
  ];
  const ways = places.flatMap(({ id, name }) => {
    const [best] = listWaysBetween(hotel.id, id, travel);
    return best ? [{ id, name, best }] : [];
  });
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="ways" className="grid gap-2">
      <h2 id="ways" className="text-xl text-ink">
        From the door
      </h2>
      <ul className="grid text-base">
        {ways.map(({ id, name, best }) => (
          <li key={id} className="border-b border-hairline">
            <Link
              to={`/transportation?from=${hotel.id}&to=${id}`}
              className="flex min-h-11 items-center justify-between gap-4 py-2 no-underline"
            >
              <span>
                <span className="block text-ink">{name}</span>
                <span className="block text-sm text-muted">{nameWay(best, travel)}</span>
              </span>
              <span className="shrink-0 text-ink tabular-nums">{best.typical} min</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
