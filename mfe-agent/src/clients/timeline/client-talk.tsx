import type { ClientCall, TimelineLine } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { ErrorState } from '@landsea/ui/error-state';
import { Skeleton } from '@landsea/ui/skeleton';
import { notify, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useUndoBar, type LastDone } from '../../frame/undo-bar';
import { useNow } from '../../frame/use-now';
import { useUndoClientChangeMutation } from '../clients-api';
import { useMergeUndo } from '../duplicates/use-merge-undo';
import type { KnownClient } from '../household/known-client';
import { CallForm } from './call-form';
import { PlannedList } from './planned-list';
import { TalkBox } from './talk-box';
import {
  useDeleteCallMutation,
  useGetTimelineInfiniteQuery,
  useLogCallMutation,
  useSaveCallMutation,
} from './timeline-api';
import { TimelineRow } from './timeline-row';
import { formatTimelineDay, groupByDay } from './timeline-texts';
import { useStep } from './use-step';

const toChangeId = ({ key }: TimelineLine): string => key.slice(key.indexOf(':') + 1);

const useLineDeeds = (clientId: string, onDone: (done: LastDone) => void) => {
  const [undoChange, undoing] = useUndoClientChangeMutation();
  const merges = useMergeUndo();
  const [log] = useLogCallMutation();
  const [save] = useSaveCallMutation();
  const [remove] = useDeleteCallMutation();
  return {
    isUndoing: (line: TimelineLine): boolean =>
      merges.undoing === toChangeId(line) ||
      (undoing.isLoading && undoing.originalArgs?.changeId === toChangeId(line)),
    undo: async (line: TimelineLine): Promise<void> => {
      if (line.kind === 'merge') return merges.undo(toChangeId(line));
      const { error } = await undoChange({ clientId, changeId: toChangeId(line) });
      if (!error) notify({ title: `Undone: ${line.what}`, tone: 'success' });
    },
    deleteCall: async ({ id, text, withName, at }: ClientCall): Promise<void> => {
      const { error } = await remove(id);
      if (error) return;
      const call = { id, text, withName, at };
      onDone({ text: 'Call deleted', undo: () => void log({ clientId, call }) });
    },
    /** @returns the failure. */
    changeCall: async (
      { id, version, text, withName, at }: ClientCall,
      values: Pick<ClientCall, 'text' | 'withName' | 'at'>,
    ): Promise<unknown> => {
      const { data, error } = await save({ id, call: { ...values, version } });
      if (data) {
        const before = { text, withName, at, version: data.version };
        onDone({ text: 'Call changed', undo: () => void save({ id, call: before }) });
      }
      return error;
    },
  };
};

/** The one place to write, note and plan, over all that happened to the household. */
export function ClientTalk({ client }: { client: KnownClient }) {
  const { offer, undoBar } = useUndoBar();
  return (
    <Card aria-labelledby="timeline" className="grid content-start gap-5">
      <CardTitle id="timeline">Timeline</CardTitle>
      <TalkBox client={client} onDone={offer} />
      <Story client={client} onDone={offer} />
      {undoBar}
    </Card>
  );
}

/** The household’s other cards come after the lines on a phone. */
const FIRST = 10;

function Story({ client, onDone }: { client: KnownClient; onDone: (done: LastDone) => void }) {
  const pages = useGetTimelineInfiniteQuery(client.id, { refetchOnMountOrArgChange: true });
  const deeds = useLineDeeds(client.id, onDone);
  const { plan } = useStep(client, onDone);
  const [showsAll, setShowsAll] = useState(false);
  const [edited, setEdited] = useState<string>();
  const today = getDateIn(useNow(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (!pages.data)
    return pages.error ? (
      <ErrorState text={toApiError(pages.error).message} onRetry={() => void pages.refetch()} />
    ) : (
      <Skeleton className="h-48" />
    );
  const lines = pages.data.pages.flatMap((page) => page.lines);
  const isMore = !showsAll && lines.length > FIRST;
  const change = async (call: ClientCall, values: Pick<ClientCall, 'text' | 'withName' | 'at'>) => {
    const failure = await deeds.changeCall(call, values);
    if (!failure) setEdited(undefined);
    return failure;
  };
  return (
    <>
      <PlannedList
        planned={pages.data.pages[0]?.planned ?? []}
        today={today}
        onStepDone={() => void plan({ nextStep: null, nextStepOn: null })}
      />
      {groupByDay(isMore ? lines.slice(0, FIRST) : lines).map(({ date, lines: own }) => (
        <section key={date} aria-label={formatTimelineDay(date, today)}>
          <h3 className="pb-1 text-sm font-semibold text-muted">{formatTimelineDay(date, today)}</h3>
          <ul>
            {own.map((line) =>
              line.call && line.key === edited ? (
                <li key={line.key} className="border-t border-hairline py-3 first:border-t-0">
                  <CallForm
                    call={line.call}
                    firstName={client.firstName}
                    onSend={(_id, values) => change(line.call as ClientCall, values)}
                    onCancel={() => setEdited(undefined)}
                  />
                </li>
              ) : (
                <TimelineRow
                  key={line.key}
                  line={line}
                  isUndoing={deeds.isUndoing(line)}
                  onUndo={() => void deeds.undo(line)}
                  onEditCall={() => setEdited(line.key)}
                  onDeleteCall={(call) => void deeds.deleteCall(call)}
                />
              ),
            )}
          </ul>
        </section>
      ))}
      {isMore || pages.hasNextPage ? (
        <Button
          size="sm"
          className="justify-self-center"
          busy={pages.isFetchingNextPage}
          busyLabel="Loading…"
          onClick={() => (isMore ? setShowsAll(true) : void pages.fetchNextPage())}
        >
          Show earlier
        </Button>
      ) : null}
    </>
  );
}
