import { Button } from '@landsea/ui/button';
import { Slider } from '@landsea/ui/fields/slider';
import { Plus } from 'lucide-react';
import { useGuideQuery } from '../../frame/use-guide-query';
import { Answer } from '../frame/answer';
import { ToolChoices } from '../frame/tool-choices';
import { ToolPage } from '../frame/tool-page';
import { WaitingAnswer } from '../frame/waiting-answer';
import { useGetHeightListQuery } from '../tools-api';
import { formatHeight, heightBounds, MOST_CHILDREN, nameChild, readHeights } from './child-heights';
import { listNextRides, listParks, listRidesIn, mayRide, type HeightList } from './height-list';
import { ParkRides } from './park-rides';

interface HeightChoicesProps {
  heights: readonly number[];
  onChange: (heights: readonly number[]) => void;
}

function HeightChoices({ heights, onChange }: HeightChoicesProps) {
  return (
    <ToolChoices label="How tall your children are">
      {heights.map((inches, index) => (
        <div key={index} className="grid gap-1">
          <Slider
            label={nameChild(index, heights.length)}
            min={heightBounds.min}
            max={heightBounds.max}
            value={inches}
            valueText={formatHeight(inches)}
            onChange={(next) => onChange(heights.with(index, next))}
          />
          {heights.length > 1 ? (
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-end"
              onClick={() => onChange(heights.toSpliced(index, 1))}
            >
              Take {nameChild(index, heights.length).toLowerCase()} off
            </Button>
          ) : null}
        </div>
      ))}
      {heights.length < MOST_CHILDREN ? (
        <Button
          icon={<Plus aria-hidden className="size-5" strokeWidth={1.75} />}
          onClick={() => onChange([...heights, heightBounds.usual])}
        >
          Add a child
        </Button>
      ) : null}
    </ToolChoices>
  );
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

const answerHeights = (list: HeightList, heights: readonly number[]): { title: string; lines: string[] } => {
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

const rules = [
  {
    what: 'Measured at the ride',
    text: 'A cast member measures at the entrance, and that decides. A limit can change: verify it in the official app.',
  },
  {
    what: 'Not tall enough yet',
    text: 'Where a ride has Rider Switch, one grown-up waits with the child while the others ride, and then rides with a short wait.',
  },
];

export function HeightsPage() {
  const [query, change] = useGuideQuery();
  const {
    data: list,
    isError,
    refetch,
  } = useGetHeightListQuery(undefined, { refetchOnMountOrArgChange: true });
  const heights = readHeights(query);
  const answer = list && answerHeights(list, heights);
  return (
    <ToolPage
      title="Which rides at what height?"
      lead="Set how tall your children are. Every ride with a height limit, park by park, to keep or to print."
      sources={list?.rides ?? []}
      answer={
        answer ? (
          <Answer
            title={answer.title}
            text={answer.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            name="Which rides at what height"
          />
        ) : (
          <WaitingAnswer isError={isError} onRetry={() => void refetch()} />
        )
      }
      choices={<HeightChoices heights={heights} onChange={(next) => change({ inches: next.join(',') })} />}
      rules={rules}
    >
      {list ? (
        <section aria-labelledby="the-rides" className="grid gap-6">
          <h2 id="the-rides" className="sr-only">
            The rides
          </h2>
          {list.rides.length === 0 ? (
            <p className="text-lg text-ink">No ride has a height limit just now.</p>
          ) : (
            <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2 print:grid-cols-2">
              {listParks(list).map((park) => (
                <ParkRides
                  key={park}
                  park={park}
                  rides={listRidesIn(list, park)}
                  heights={heights}
                  freeOfLimit={list.freeOfLimit[park]}
                />
              ))}
            </div>
          )}
        </section>
      ) : null}
    </ToolPage>
  );
}
