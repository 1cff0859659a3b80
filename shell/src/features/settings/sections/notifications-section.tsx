import { defaultNotifications, type NotificationChoices } from '@landsea/contracts/account';
import type { ChooseDigest } from '@landsea/contracts/agents';
import { getClockName } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { SelectField } from '@landsea/ui/fields/select-field';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { toApiError, notify } from '@landsea/web-kit';
import { useState } from 'react';
import { useChooseDigestMutation, useGetDigestQuery } from './digest-api';
import { LoadingSection } from './loading-section';
import { useGetAccountQuery, useUpdatePreferencesMutation } from '../settings-api';
import type { SectionProps } from './section-props';
import { useLastChoice } from '../use-last-choice';

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The clock is changed on request only: an agent who travels keeps the one of their office. */
function DigestChoice({ disabled }: { disabled: boolean }) {
  const { data: choice } = useGetDigestQuery();
  const [choose] = useChooseDigestMutation();
  const save = useLastChoice<ChooseDigest>(async (next) => {
    const { error } = await choose(next);
    if (error)
      notify({
        title: 'That choice was not saved',
        description: toApiError(error).message,
        tone: 'error',
      });
  });
  if (!choice) return null;
  const { isOn, timeZone, tellsClients } = choice;
  const zone = ownZone();
  return (
    <div className="grid gap-2">
      <SwitchField
        label="Your morning by mail"
        hint={`At 6:30 AM (${getClockName(timeZone)}): what opens, what’s due and who waits for you. Quiet days bring no email.`}
        checked={isOn}
        disabled={disabled}
        onCheckedChange={(on) => void save({ ...choice, isOn: on })}
      />
      {tellsClients === undefined ? null : (
        <SwitchField
          label="And one to each of your clients"
          hint="At 7:00 AM: what you booked for them and didn’t tell them yet. On a client’s page you see it first, and can choose otherwise."
          checked={tellsClients}
          disabled={disabled}
          onCheckedChange={(on) => void save({ ...choice, tellsClients: on })}
        />
      )}
      {isOn && !disabled && zone !== timeZone ? (
        <div>
          <Button size="sm" variant="quiet" onClick={() => void save({ ...choice, timeZone: zone })}>
            Use {getClockName(zone)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

type Toggle = Exclude<keyof NotificationChoices, 'reminderLeadDays'>;
const toggles: { name: Toggle; label: string; hint: string }[] = [
  {
    name: 'remindersByMail',
    label: 'Reminders by mail',
    hint: 'Before a booking window opens or a payment is due.',
  },
  { name: 'remindersInApp', label: 'Reminders in Landsea', hint: 'The same, where you plan.' },
  {
    name: 'tripActivity',
    label: 'Trip activity',
    hint: 'When somebody you plan with changes a trip, or a client of yours joins or leaves.',
  },
  {
    name: 'tipsNewsletter',
    label: 'Tips newsletter',
    hint: 'New guides, and booking rules that changed. No fixed schedule, no ads.',
  },
];
const leads = [
  { value: '1', label: '1 day before' },
  { value: '2', label: '2 days before' },
  { value: '3', label: '3 days before' },
  { value: '7', label: '1 week before' },
];

export function NotificationsSection({ user }: SectionProps) {
  const { data: account, error, refetch } = useGetAccountQuery();
  const [update] = useUpdatePreferencesMutation();
  const [draft, setDraft] = useState<NotificationChoices>();
  const keep = useLastChoice<NotificationChoices>(async (notifications) => {
    const answer = await update({ notifications });
    if (!answer.error) return;
    setDraft(undefined);
    notify({
      title: 'That choice was not saved',
      description: toApiError(answer.error).message,
      tone: 'error',
    });
  });
  if (error && !account)
    return <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />;
  if (!account) return <LoadingSection label="Loading your choices" />;
  const choices = draft ?? account.notifications;
  const choose = (change: Partial<NotificationChoices>) => {
    const next = { ...defaultNotifications, ...choices, ...change };
    setDraft(next);
    void keep(next);
  };
  return (
    <div className="grid max-w-xl gap-3">
      {toggles.map(({ name, label, hint }) => (
        <SwitchField
          key={name}
          label={label}
          hint={hint}
          checked={choices[name]}
          disabled={user.isDemo}
          onCheckedChange={(isOn) => choose({ [name]: isOn })}
        />
      ))}
      {user.userType === 'agent' ? <DigestChoice disabled={user.isDemo} /> : null}
      <SelectField
        label="Remind me"
        hint="For new reminders; each can have its own."
        options={leads}
        value={String(choices.reminderLeadDays)}
        disabled={user.isDemo}
        onValueChange={(days) => {
          const reminderLeadDays = ([1, 2, 3, 7] as const).find((each) => String(each) === days) ?? 1;
          choose({ reminderLeadDays });
        }}
      />
    </div>
  );
}
