import { parkNames } from '@landsea/contracts/catalogue';
import { parkRules } from '@landsea/rules/planning';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { useGuideQuery } from '../../frame/use-guide-query';
import { Answer } from '../frame/answer';
import { useFirstDay } from '../frame/first-day';
import { toIdea, formatParty } from '../frame/party';
import { ToolPage } from '../frame/tool-page';
import { WaitingAnswer } from '../frame/waiting-answer';
import { useGetLaneRidesQuery, useGetParkPricesQuery } from '../tools-api';
import { readLaneChoice, type LaneChoice } from './lane-choices';
import { LaneForm } from './lane-form';
import { crowdLabels, formatMinutesText } from './lane-labels';
import { CrowdTable, LaneOptions } from './lane-parts';
import { getLaneResult, type LaneResult } from './lane-result';

interface RideChipsProps {
  result: LaneResult;
  onChange: (rideIds: readonly string[]) => void;
}

const chip =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-3.5 text-base hover:border-sea has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';

function RideChips({ result, onChange }: RideChipsProps) {
  const chosen = result.rides.map(({ id }) => id);
  return (
    <fieldset className="grid min-w-0 gap-3 print:hidden">
      <legend className="font-display text-2xl text-ink">The rides you want</legend>
      <div className="flex flex-wrap gap-2">
        {result.offered.map(({ id, name }) => (
          <label key={id} className={chip}>
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const rules = [
  {
    what: 'Minutes',
    text: 'Each ride’s usual wait over the hours of the day, with the crowds that are usual on that date. A Lightning Lane still takes about ten minutes.',
  },
  {
    what: 'Dollars',
    text: 'The price level of the date, for everyone age 3+. Prices are known on the day only: verify in the official app.',
  },
  {
    what: 'Worth it',
    text: 'A pass is worth it when an hour saved costs no more than an hour is worth to you. The Premier Pass has to beat the others together.',
  },
  {
    what: 'Sold out',
    text: 'Rides whose return times are usually gone before your turn save nothing in this count.',
  },
];

export function LanePage() {
  const [query, change] = useGuideQuery();
  const date = useFirstDay(query);
  const choice = readLaneChoice(query, date ?? '');
  const rides = useGetLaneRidesQuery(choice.park);
  const calendar = useGetParkPricesQuery();
  const result =
    rides.currentData && calendar.data && date
      ? getLaneResult(choice, rides.currentData, calendar.data)
      : undefined;
  return (
    <ToolPage
      title="Is Lightning Lane worth it?"
      lead="Your park, your day, your rides: the minutes that each pass saves, and what an hour of them costs."
      sources={
        result && calendar.data
          ? [
              calendar.data,
              ...(rides.currentData ?? []).filter(({ id }) => result.rides.some((ride) => ride.id === id)),
              parkRules,
            ]
          : []
      }
      answer={
        result ? (
          <LaneAnswer choice={choice} result={result} />
        ) : (
          <WaitingAnswer
            room="min-h-84"
            isError={rides.isError || calendar.isError}
            onRetry={() => {
              for (const part of [rides, calendar]) if (part.isError) void part.refetch();
            }}
          />
        )
      }
      choices={<LaneForm choice={choice} onChange={change} />}
      rules={rules}
    >
      {result ? (
        <>
          <LaneOptions result={result} />
          <RideChips result={result} onChange={(ids) => change({ rides: ids.join(',') })} />
          <CrowdTable result={result} />
        </>
      ) : null}
    </ToolPage>
  );
}

function LaneAnswer({ choice, result }: { choice: LaneChoice; result: LaneResult }) {
  const { best, standbyMinutes, bestMinutes } = result.value;
  const rideCount = result.rides.length;
  const cents = best.reduce((sum, option) => sum + option.cents, 0);
  const saved = formatMinutesText(standbyMinutes - bestMinutes);
  return (
    <Answer
      title={
        best.length > 0
          ? `Yes: ${saved} less in line for about ${formatMoney(cents, { whole: true })}`
          : 'No: standby will do'
      }
      text={
        <>
          <p>
            {parkNames[choice.park]}, {formatDate(choice.date)}, usually{' '}
            {crowdLabels[result.crowd].toLowerCase()}.
          </p>
          <p>
            {rideCount === 1 ? 'One ride takes' : `${rideCount} rides take`} about{' '}
            {formatMinutesText(standbyMinutes)} in standby lines
            {best.length > 0 ? `, ${formatMinutesText(bestMinutes)} with the passes worth buying` : ''}.
          </p>
          <p>For {formatParty(choice.party)}.</p>
        </>
      }
      idea={toIdea(choice.party, 1, choice.date)}
      name="Is Lightning Lane worth it?"
    />
  );
}
