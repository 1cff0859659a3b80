import { useGuideQuery } from '../../frame/use-guide-query';
import { Answer } from '../frame/answer';
import { ToolPage } from '../frame/tool-page';
import { WaitingAnswer } from '../frame/waiting-answer';
import { useGetHeightListQuery } from '../tools-api';
import { readHeights } from './child-heights';
import { HeightChoices } from './height-choices';
import { listParks, listRidesIn } from './height-list';
import { answerHeights } from './heights-answer';
import { ParkRides } from './park-rides';

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
