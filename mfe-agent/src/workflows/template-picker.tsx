import type { TripWorkflow } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { DateField } from '@landsea/ui/fields/date-field';
import { Notice } from '@landsea/ui/notice';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListTaskListsQuery } from '../frame/tasks/task-lists-api';
import { useApplyWorkflowMutation } from '../frame/tasks/workflows-api';
import { listTaskChoices } from './task-choices';

/** Own lists come first, then those of colleagues, then ours, of which the one that fits the kind of trip leads. */
export function TemplatePicker({ workflow: { tripId, mode, endDate } }: { workflow: TripWorkflow }) {
  const today = getDateIn(new Date());
  const [bookedOn, setBookedOn] = useState(today);
  const [pastIsDone, setPastIsDone] = useState(true);
  const [apply, { isLoading, originalArgs, error }] = useApplyWorkflowMutation();
  const { data } = useListTaskListsQuery();
  const choices = listTaskChoices(data?.lists ?? [], mode);
  const first = choices[0]?.id;
  const applied = originalArgs?.listId ?? originalArgs?.template;
  return (
    <section aria-labelledby="templates" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="templates" className="font-display text-xl">
          Choose a list of tasks
        </h2>
        <p className="max-w-prose text-muted">
          Each task gets its day from this trip: its booking windows, payments, departure and return. When the
          trip moves, the days move with it.
        </p>
      </div>
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <div className="flex flex-wrap items-start gap-x-8 gap-y-2">
        <DateField
          label="Booked on"
          value={bookedOn}
          max={endDate}
          onChange={(date) => setBookedOn(date || today)}
          className="w-48"
        />
        {bookedOn < today ? (
          <Checkbox
            label="Mark everything due before today as done"
            checked={pastIsDone}
            onCheckedChange={setPastIsDone}
            className="sm:pt-6"
          />
        ) : null}
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {choices.map(({ id, title, text, tasks, template, listId }) => (
          <li key={id} className="grid">
            <Card className="grid content-between gap-4" aria-labelledby={`template-${id}`}>
              <div className="grid gap-2">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <CardTitle level={3} id={`template-${id}`}>
                    {title}
                  </CardTitle>
                  {id === mode ? <Badge tone="sea">Fits this trip</Badge> : null}
                </div>
                <p className="text-ink">{text}</p>
                <p className="text-sm text-muted">{tasks}</p>
              </div>
              <Button
                variant={id === first ? 'primary' : 'secondary'}
                busy={isLoading && applied === id}
                busyLabel="Making the list…"
                disabled={isLoading}
                className="justify-self-start"
                onClick={() =>
                  void apply({ tripId, template, bookedOn, pastIsDone, ...(listId && { listId }) })
                }
              >
                Use this list<span className="sr-only"> {title}</span>
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <Link to="/app/agents/task-lists" className="justify-self-start text-sm text-sea underline">
        Write your own lists
      </Link>
    </section>
  );
}
