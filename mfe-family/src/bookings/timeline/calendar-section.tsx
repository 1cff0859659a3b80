import { calendarGroupNames, calendarGroups, toChosenAddress } from '@landsea/rules/planning';
import { demoCalendarMessage } from '@landsea/contracts/planning';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatDayOf, notify } from '@landsea/web-kit';
import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import {
  useGetCalendarQuery,
  useRenewCalendarMutation,
  useRevokeCalendarMutation,
} from '../../trip-bookings/reminders/reminders-api';
import { EditorOnly, useReadOnly } from '../../trip-frame/access/read-only';
import { useIsDemo } from '../../trip-frame/access/use-demo';
import { KeepSection } from './keep-section';

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

/** `webcal:` opens a calendar app on the device; the two browser calendars have a page of their own. */
const waysIn = (address: string) => {
  const webcal = address.replace(/^https?:/, 'webcal:');
  return [
    { name: 'Open in your calendar', href: webcal },
    { name: 'Add to Google', href: `https://calendar.google.com/calendar/r?${query({ cid: webcal })}` },
    {
      name: 'Add to Outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?${query({ url: address, name: 'Landsea' })}`,
    },
  ];
};

function Address({ address: everything }: { address: string }) {
  const [chosen, setChosen] = useState(calendarGroups.slice());
  const address = toChosenAddress(everything, chosen);
  const toggle = (group: (typeof chosen)[number], isShown: boolean) => {
    const next = calendarGroups.filter((each) => (each === group ? isShown : chosen.includes(each)));
    if (next.length > 0) setChosen(next);
  };
  const copy = async () => {
    const done = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    notify(
      done
        ? { title: 'Address copied', tone: 'success' }
        : { title: 'Not copied', description: 'Select the address and copy it by hand.', tone: 'error' },
    );
  };
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="text-sm font-semibold">What your calendar shows</legend>
        <div className="grid sm:grid-cols-2">
          {calendarGroups.map((group) => (
            <Checkbox
              key={group}
              label={calendarGroupNames[group]}
              checked={chosen.includes(group)}
              onCheckedChange={(isShown) => toggle(group, isShown)}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Secret address"
        hint="Shown only once. Anyone with this link can see your plans and confirmation numbers, so keep it private."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy {...icon} />} onClick={() => void copy()}>
          Copy
        </Button>
        {waysIn(address).map(({ name, href }) => (
          <Button key={name} asChild variant="quiet">
            <a href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}>
              {name}
            </a>
          </Button>
        ))}
      </div>
    </div>
  );
}

export function CalendarSection({
  tripId,
  guard,
}: {
  tripId: string;
  guard: (act: () => void) => () => void;
}) {
  const isReadOnly = useReadOnly();
  const isDemo = useIsDemo();
  const { data } = useGetCalendarQuery(tripId);
  const [renew, renewal] = useRenewCalendarMutation();
  const [revoke, revocation] = useRevokeCalendarMutation();
  const [address, setAddress] = useState<string>();
  const makeNew = async () => {
    const answer = await renew(tripId);
    if (answer.data) setAddress(answer.data.address);
  };
  const end = async () => {
    const answer = await revoke(tripId);
    if (!answer.error) setAddress(undefined);
  };
  const feed = data?.feed;
  if (isReadOnly && !feed) return null;
  return (
    <KeepSection
      anchor="calendar"
      title="In your calendar"
      lead="Meals, Lightning Lanes, shows, rides and booking dates in Apple, Google or Outlook Calendar. It updates when the trip changes."
    >
      {data ? null : <Skeleton className="h-11 w-56" />}
      {address ? <Address address={address} /> : null}
      {feed && !address ? (
        <p>
          Your calendar has an address since {formatDayOf(feed.createdAt)}
          {feed.readAt
            ? `; it was last read on ${formatDayOf(feed.readAt)}.`
            : '; no calendar has read it yet.'}
        </p>
      ) : null}
      {isDemo ? <Notice>{demoCalendarMessage}</Notice> : null}
      {data && !isDemo ? (
        <div className="flex flex-wrap gap-2">
          <EditorOnly>
            <Button
              icon={<CalendarPlus {...icon} />}
              busy={renewal.isLoading}
              busyLabel="Making it…"
              onClick={guard(() => void makeNew())}
            >
              {feed ? 'Make a new link' : 'Get the link'}
            </Button>
          </EditorOnly>
          {feed ? (
            <Button
              variant="quiet"
              busy={revocation.isLoading}
              busyLabel="Ending…"
              onClick={() => void end()}
            >
              End this address
            </Button>
          ) : null}
        </div>
      ) : null}
      {feed ? (
        <EditorOnly>
          <p className="text-sm text-muted">A new link turns off the old one.</p>
        </EditorOnly>
      ) : null}
    </KeepSection>
  );
}
