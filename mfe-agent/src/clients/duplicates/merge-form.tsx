import { MERGE_UNDO_DAYS, type MergePreview } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { toApiError, getFieldErrors, notify } from '@landsea/web-kit';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FieldChoice } from './field-choice';
import { useMergeClientsMutation } from './duplicates-api';
import { listClientRows } from './merge-values';
import { MergeSides } from './merge-sides';
import { PeopleChoices } from './people-choices';
import { useMergeChoices } from './use-merge-choices';
import { WhatMoves } from './what-moves';

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
