import { MERGE_UNDO_DAYS, type MergeCandidate, type MergePreview } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { formatDateRange, formatDayOf, getFieldErrors, notify, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Breakable } from '../list/breakable';
import { FieldChoice } from './field-choice';
import { useMergeClientsMutation } from './duplicates-api';
import { listClientRows } from './merge-values';
import { PeopleChoices } from './people-choices';
import { useMergeChoices } from './use-merge-choices';

function WhatMoves({ merge: { client, trips, tasks, conversations, changes } }: { merge: MergeCandidate }) {
  const { connections = [], invitation, firstName } = client;
  return (
    <Card aria-labelledby="what-moves" className="grid content-start gap-2">
      <CardTitle id="what-moves">What comes along from the second</CardTitle>
      <ul className="grid gap-2">
        {trips.map(({ tripId, name, startDate, endDate }) => (
          <li key={tripId} className="wrap-anywhere">
            {name} <span className="text-muted">({formatDateRange(startDate, endDate)})</span>
          </li>
        ))}
        {tasks > 0 ? <li>{formatCount(tasks, 'task')} for these trips</li> : null}
        {conversations > 0 ? <li>{formatCount(conversations, 'conversation')}</li> : null}
        {connections.length > 0 ? (
          <li>{formatCount(connections.length, 'connection')} to other clients</li>
        ) : null}
        <li>{formatCount(changes, 'activity entry', 'activity entries')}</li>
      </ul>
      {invitation.state === 'invited' ? (
        <p className="text-muted">{firstName}’s open invitation ends.</p>
      ) : null}
      {invitation.state === 'joined' ? (
        <p className="text-muted">What {firstName} shares stays shared with you, by the client you keep.</p>
      ) : null}
    </Card>
  );
}

function Side({ title, side, agent }: { title: string; side: MergeCandidate; agent: string | null }) {
  const { firstName, lastName, email, createdAt } = side.client;
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="font-semibold">
        {firstName} {lastName}
      </dd>
      <dd className="text-sm">
        <Breakable text={email} />
      </dd>
      <dd className="text-sm text-muted">
        Added {formatDayOf(createdAt)}
        {agent ? `, with ${agent}` : ''}
      </dd>
    </div>
  );
}

function MergeSides({ preview: { keep, merge } }: { preview: MergePreview }) {
  const areApart = keep.agentName !== merge.agentName;
  return (
    <>
      <dl className="grid gap-2 sm:grid-cols-2">
        <Side title="First, the one you keep" side={keep} agent={areApart ? keep.agentName : null} />
        <Side title="Second, merged into it" side={merge} agent={areApart ? merge.agentName : null} />
      </dl>
      <p className="text-muted">Only what differs is listed.</p>
    </>
  );
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

export function MergeForm({ preview, onStale }: { preview: MergePreview; onStale: () => void }) {
  const { keep, merge } = preview;
  const [id] = useState(() => crypto.randomUUID());
  const choices = useMergeChoices(preview);
  const [run, { isLoading, error }] = useMergeClientsMutation();
  const navigate = useNavigate();
  const mergeName = nameOf(merge.client);
  const failed = error && toApiError(error);
  const errors = error ? getFieldErrors(error) : {};
  const areLeadsOne = choices.pairs.some(
    ({ keepId, mergeId }) => keepId === keep.client.leadId && mergeId === merge.client.leadId,
  );
  const rows = listClientRows(keep.client, merge.client).filter(
    ({ name }) => name !== 'lead' || !areLeadsOne,
  );

  const submit = async () => {
    const answer = await run({
      id,
      keepId: keep.client.id,
      mergeId: merge.client.id,
      keepVersion: keep.client.version ?? 0,
      mergeVersion: merge.client.version ?? 0,
      fields: choices.fields,
      people: choices.pairs,
    });
    if (answer.error) return onStale();
    notify({
      title:
        mergeName === nameOf(answer.data)
          ? `${mergeName} is one client now`
          : `${mergeName} is now part of ${nameOf(answer.data)}`,
      description: `You can undo it for ${MERGE_UNDO_DAYS} days, under “Activity.”`,
      tone: 'success',
    });
    await navigate(`/app/agents/clients/${keep.client.id}`, { replace: true });
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <Card aria-labelledby="merge-fields" className="grid content-start gap-2">
          <CardTitle id="merge-fields">What stays</CardTitle>
          <MergeSides preview={preview} />
          {rows.map((row) => (
            <FieldChoice
              key={row.name}
              row={row}
              of="the client"
              chosen={choices.fields[row.name]}
              error={errors[`fields.${row.name}`]}
              onChoose={(side) => choices.choose({ [row.name]: side })}
            />
          ))}
          {rows.every((row) => row.keep === row.merge) ? <p>Both are the same.</p> : null}
        </Card>
        <WhatMoves merge={merge} />
      </div>
      <PeopleChoices
        kept={keep.client.people ?? []}
        people={choices.people}
        onPair={choices.pair}
        onChoose={choices.choosePerson}
      />
      <div className="grid gap-4 lg:col-span-2">
        {failed ? <Notice tone="error">{Object.values(errors)[0] ?? failed.message}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" busy={isLoading} busyLabel="Merging…" onClick={() => void submit()}>
            Merge them
          </Button>
          {preview.canSwap ? (
            <Button asChild>
              <Link to={`/app/agents/clients/${merge.client.id}/merge/${keep.client.id}`} replace>
                Keep the second instead
              </Link>
            </Button>
          ) : null}
          <Button asChild variant="quiet">
            <Link to="/app/agents/clients/duplicates">Cancel</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
