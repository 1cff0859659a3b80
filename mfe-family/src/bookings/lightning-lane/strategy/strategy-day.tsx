import { parkNames, type ParkId } from '@landsea/contracts/catalogue';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { EditorOnly } from '../../../trip-frame/access/read-only';
import { listShownPeople, type DayOutlook, type LanePlanner } from '../model/lane-planner';
import { crowdLabels } from '../model/lane-labels';
import { ParkSwitch } from '../park-switch';
import { OrderList } from '../order-list';
import { makeAdviceItems } from './strategy-plan';
import { ValueLines } from '../value-lines';

interface StrategyDayProps {
  planner: LanePlanner;
  parks: readonly ParkId[];
  outlooks: readonly DayOutlook[];
  /** 1 for the day that gains most; undefined when no pass pays off. */
  rank: number | undefined;
}

export function StrategyDay({ planner, parks, outlooks, rank }: StrategyDayProps) {
  const [chosen, setChosen] = useState<ParkId>();
  const outlook = outlooks.find(({ park }) => park === chosen) ?? outlooks[0];
  if (!outlook) return null;
  const { date, park, crowd, rides, order, value, isTypical } = outlook;
  const isWorth = value.best.length > 0;
  const items = makeAdviceItems(planner, outlook);
  const id = `day-${date}`;
  const list = <OrderList order={order} date={date} party={listShownPeople(planner)} />;
  return (
    <Card aria-labelledby={`${id}-title`} id={id} className="scroll-mt-20">
      <div className="flex flex-wrap items-start justify-between gap-2 pb-4">
        <CardTitle id={`${id}-title`}>
          {formatDate(date)}
          <span className="block font-sans text-base text-muted">{parkNames[park]}</span>
        </CardTitle>
        <span className="flex flex-wrap gap-2">
          <Badge>{crowdLabels[crowd]}</Badge>
          {isWorth ? (
            <Badge tone="palm">
              {rank === 1 && outlook === outlooks[0] ? 'Best day to buy' : 'Worth it'}
            </Badge>
          ) : (
            <Badge>Standby will do</Badge>
          )}
        </span>
      </div>
      <ParkSwitch {...{ date, parks, park }} onChange={setChosen} className="mb-4" />
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <ValueLines value={value} rides={rides} />
          {isTypical ? (
            <p className="text-sm text-muted">
              Based on the rides most families go for. Add your own wishes to the day, and this follows them.
            </p>
          ) : null}
        </div>
        {isWorth ? (
          list
        ) : (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-sea">
              If you buy one anyway
            </summary>
            <div className="pt-3">{list}</div>
          </details>
        )}
      </div>
      {items.length > 0 ? (
        <EditorOnly>
          <div className="pt-4">
            <Button
              onClick={() =>
                void planner.items.changeMany({
                  title: `Lightning Lanes for ${formatDate(date)}`,
                  add: items,
                })
              }
            >
              Plan it like this<span className="sr-only"> {formatDate(date)}</span>
            </Button>
          </div>
        </EditorOnly>
      ) : null}
    </Card>
  );
}
