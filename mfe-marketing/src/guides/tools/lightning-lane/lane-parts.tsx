import { Badge } from '@landsea/ui/badge';
import type { LaneResult } from './lane-result';
import {
  crowdLabels,
  formatMinutesText,
  nameOption,
  formatOption,
  verdictLabels,
  verdictTones,
} from './lane-labels';

export function LaneOptions({ result }: { result: LaneResult }) {
  const { options } = result.value;
  return (
    <section aria-labelledby="passes" className="grid gap-2">
      <h2 id="passes" className="text-2xl text-ink">
        Pass by pass
      </h2>
      {options.length === 0 ? (
        <p className="text-base text-muted">None of these rides takes a Lightning Lane. Pick some below.</p>
      ) : (
        <ul>
          {options.map((option) => (
            <li
              key={`${option.product} ${option.rideIds.join()}`}
              className="flex items-start justify-between gap-3 border-b border-hairline py-3"
            >
              <span className="min-w-0">
                <span className="block text-lg text-ink">{nameOption(option, result.rides)}</span>
                <span className="block text-base text-muted tabular-nums">{formatOption(option)}</span>
              </span>
              <Badge tone={verdictTones[option.verdict]} className="shrink-0">
                {verdictLabels[option.verdict]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** No source knows the crowds of a day ahead, so quieter and busier days are shown. */
export function CrowdTable({ result }: { result: LaneResult }) {
  return (
    <section aria-labelledby="crowds" className="grid gap-2">
      <h2 id="crowds" className="text-2xl text-ink">
        If it is quieter or busier
      </h2>
      <table className="w-full text-left text-base tabular-nums">
        <thead>
          <tr className="border-b border-hairline text-sm text-muted">
            <th scope="col" className="py-2 font-semibold">
              Crowds
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              Standby
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              With the good passes
            </th>
          </tr>
        </thead>
        <tbody>
          {result.byCrowd.map(({ crowd, standbyMinutes, bestMinutes, isUsual }) => (
            <tr
              key={crowd}
              aria-current={isUsual || undefined}
              className={`border-b border-hairline ${isUsual ? 'font-semibold text-sea' : 'text-ink'}`}
            >
              <th scope="row" className="py-2 font-[inherit]">
                {crowdLabels[crowd]}
              </th>
              <td className="py-2 text-right">{formatMinutesText(standbyMinutes)}</td>
              <td className="py-2 text-right">{formatMinutesText(bestMinutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
