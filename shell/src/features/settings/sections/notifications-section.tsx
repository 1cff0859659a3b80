import { defaultNotifications, type NotificationChoices } from '@landsea/contracts/account';
import { ErrorState } from '@landsea/ui/error-state';
import { SelectField } from '@landsea/ui/fields/select-field';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { toApiError, notify } from '@landsea/web-kit';
import { useState } from 'react';
import { DigestChoice } from './digest-choice';
import { LoadingSection } from './loading-section';
import { useGetAccountQuery, useUpdatePreferencesMutation } from '../settings-api';
import type { SectionProps } from './section-props';
import { useLastChoice } from '../use-last-choice';

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
