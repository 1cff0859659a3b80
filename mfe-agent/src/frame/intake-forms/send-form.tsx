import type { IntakeTemplate } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Notice } from '@landsea/ui/notice';
import { formatDayOf, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CopyField } from '../copy-field';
import { useAddIntakeLinkMutation, useListIntakeAnswersQuery } from './intake-api';
import { listTemplateOptions } from './template-labels';

interface SendFormProps {
  clientId: string;
  firstName: string;
  trips: readonly { tripId: string; name: string }[];
}

const HOUSEHOLD = 'household';

export function SendForm({ clientId, firstName, trips }: SendFormProps) {
  const [template, setTemplate] = useState<IntakeTemplate>('parks');
  const [tripId, setTripId] = useState(HOUSEHOLD);
  const [sent, setSent] = useState('');
  const [add, { data: made, isLoading, error }] = useAddIntakeLinkMutation();
  const { data: past } = useListIntakeAnswersQuery(clientId, { refetchOnMountOrArgChange: true });
  const hasAnswers = (past?.answers.length ?? 0) > 0;
  const ask = async (sendsEmail: boolean, asks: 'all' | 'missing') => {
    setSent('');
    const common = { clientId, asks, sendsEmail };
    const link =
      tripId === HOUSEHOLD
        ? { ...common, kind: 'client' as const }
        : { ...common, kind: 'trip' as const, tripId };
    const { data } = await add({ template, link });
    if (data && sendsEmail) setSent(`On its way to ${firstName}.`);
  };
  return (
    <div className="grid gap-4">
      <Segmented
        label="Which form"
        options={listTemplateOptions}
        value={template}
        onValueChange={setTemplate}
      />
      {trips.length > 0 ? (
        <SelectField
          label="For"
          value={tripId}
          onValueChange={setTripId}
          options={[
            { value: HOUSEHOLD, label: 'The household' },
            ...trips.map((trip) => ({ value: trip.tripId, label: trip.name })),
          ]}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={hasAnswers ? 'secondary' : 'primary'}
          busy={isLoading}
          onClick={() => void ask(true, 'all')}
        >
          Email the form
        </Button>
        <Button busy={isLoading} onClick={() => void ask(true, 'missing')}>
          Ask again for what’s missing
        </Button>
        <Button variant="quiet" busy={isLoading} onClick={() => void ask(false, 'all')}>
          Get a link
        </Button>
      </div>
      <p role="status" className="text-base text-muted empty:hidden">
        {sent}
      </p>
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      {made && !sent ? (
        <CopyField label="Link" value={made.url} hint={`Shown only once. It’s for ${firstName} alone.`} />
      ) : null}
      {past && past.answers.length > 0 ? (
        <ul className="divide-y divide-hairline">
          {past.answers.map(({ id, sentAt, open }) => (
            <li key={id}>
              <Link
                to={`/app/agents/intake-forms/answers/${id}`}
                className="flex min-h-11 items-center justify-between gap-3 text-sea underline-offset-4 hover:underline"
              >
                <span>Answers of {formatDayOf(sentAt)}</span>
                <span className="text-sm text-muted">{open > 0 ? `${String(open)} to look at` : 'Done'}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
