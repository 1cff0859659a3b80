import { workflowTemplates } from '@landsea/rules/agents';
import type { TripWorkflow, WorkflowTemplateKey } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { DateField } from '@landsea/ui/fields/date-field';
import { Notice } from '@landsea/ui/notice';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useApplyWorkflowMutation } from '../frame/tasks/workflows-api';

const keys = Object.keys(workflowTemplates) as WorkflowTemplateKey[];

/** The template that fits the kind of trip comes first. */
export function TemplatePicker({ workflow: { tripId, mode, endDate } }: { workflow: TripWorkflow }) {
  const today = getDateIn(new Date());
  const [bookedOn, setBookedOn] = useState(today);
  const [pastIsDone, setPastIsDone] = useState(true);
  const [apply, { isLoading, originalArgs, error }] = useApplyWorkflowMutation();
  const inOrder = [...keys].sort((one, other) => Number(other === mode) - Number(one === mode));
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
        {inOrder.map((key) => {
          const { title, text, tasks } = workflowTemplates[key];
          const clients = tasks.filter(({ who }) => who === 'client').length;
          return (
            <li key={key} className="grid">
              <Card className="grid content-between gap-4" aria-labelledby={`template-${key}`}>
                <div className="grid gap-2">
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <CardTitle level={3} id={`template-${key}`}>
                      {title}
                    </CardTitle>
                    {key === mode ? <Badge tone="sea">Fits this trip</Badge> : null}
                  </div>
                  <p className="text-ink">{text}</p>
                  <p className="text-sm text-muted">
                    Up to {String(tasks.length)} tasks from booking to welcome home, {String(clients)} of them
                    for the client.
                  </p>
                </div>
                <Button
                  variant={key === mode ? 'primary' : 'secondary'}
                  busy={isLoading && originalArgs?.template === key}
                  busyLabel="Making the list…"
                  disabled={isLoading}
                  className="justify-self-start"
                  onClick={() => void apply({ tripId, template: key, bookedOn, pastIsDone })}
                >
                  Use this list<span className="sr-only"> {title}</span>
                </Button>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
