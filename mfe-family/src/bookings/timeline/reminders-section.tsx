import { windowKinds } from '@landsea/contracts/planning';
import type { ReminderChoices, ReminderLead, WindowKind } from '@landsea/contracts/planning';
import { Notice } from '@landsea/ui/notice';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useChooseRemindersMutation,
  useGetReminderChoicesQuery,
} from '../../trip-bookings/reminders/reminders-api';
import { KeepSection } from './keep-section';
import { kindNames, leadNames } from './timeline-labels';

const options = (Object.keys(leadNames) as ReminderLead[]).map((value) => ({
  value,
  label: leadNames[value],
}));

export function RemindersSection({ present }: { present: ReadonlySet<WindowKind> }) {
  const { data } = useGetReminderChoicesQuery();
  const [choose, { error }] = useChooseRemindersMutation();
  const [draft, setDraft] = useState<ReminderChoices>();
  const choices = draft ?? data;
  const set = async (kind: WindowKind, lead: string) => {
    const next = options.find(({ value }) => value === lead)?.value;
    if (!choices || !next) return;
    const wanted = { leads: { ...choices.leads, [kind]: next } };
    setDraft(wanted);
    const answer = await choose(wanted);
    if (answer.error) setDraft(undefined);
  };
  return (
    <KeepSection title="Reminders" lead="By mail and in Landsea, once for each window, for all your trips.">
      {error ? (
        <Notice tone="error" title="That choice was not saved">
          {toApiError(error).message}
        </Notice>
      ) : null}
      {choices ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sea underline">
            Choose how early
          </summary>
          <div className="grid gap-x-4 gap-y-3 pt-2 sm:grid-cols-2">
            {windowKinds
              .filter((kind) => present.has(kind))
              .map((kind) => (
                <SelectField
                  key={kind}
                  label={kindNames[kind]}
                  options={options}
                  value={choices.leads[kind]}
                  onValueChange={(lead) => void set(kind, lead)}
                />
              ))}
          </div>
        </details>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      <p className="text-sm text-muted">
        Choose email, in-app or no reminders, and how early, in{' '}
        <Link to="/settings" className="text-sea underline">
          Settings
        </Link>
        .
      </p>
    </KeepSection>
  );
}
