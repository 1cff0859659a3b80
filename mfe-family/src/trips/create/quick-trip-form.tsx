import { listShipsSailing } from '@landsea/rules/catalogue';
import { getIdeaDates, toTripIdeaQuery } from '@landsea/rules/trip';
import type { TripIdea } from '@landsea/contracts/trip';
import type { User } from '@landsea/contracts/account';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { toApiError, getFieldErrors, formatDate, setActiveTrip, useAppDispatch } from '@landsea/web-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isDate, toCreateTrip } from '../form/trip-draft';
import { useUsualPorts } from '../form/use-usual-ports';
import { findProblems, type Problems } from '../form/wizard-problems';
import { useCreateTripMutation, useLazyGetTripDraftQuery } from './create-trip-api';
import { findHeldHere } from './kept-draft';
import { QuickHotel } from './quick-hotel';
import { toQuickDraft, usualIdea, type QuickTrip } from './quick-trip';
import { ShipChoice } from './ship-choice';
import { TripShape } from './trip-shape';
import { UsualDays } from './usual-days';

function UnfinishedLink({ userId }: { userId: string }) {
  const [ask, { data }] = useLazyGetTripDraftQuery();
  useEffect(() => void ask(), [ask]);
  const begun = findHeldHere(userId)?.place ?? data?.kept?.place;
  if (!begun) return null;
  const name = begun.draft.name.trim();
  return (
    <Link
      to={begun.clientId ? `/trip-wizard?client=${begun.clientId}` : '/trip-wizard'}
      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea"
    >
      Continue {name ? `“${name}”` : 'the trip you began'}
    </Link>
  );
}

const shownHere = /^(startDate|endDate|sailing\.ship|stays\.0\.hotelName|party\.1\.name)$/;

export function QuickTripForm({ user, idea: chosen }: { user: User; idea: TripIdea | undefined }) {
  const [quick, setQuick] = useState<QuickTrip>(() => ({
    idea: chosen ?? usualIdea,
    firstDay: chosen?.firstDay ?? '',
    ship: '',
    hotelName: '',
    onSite: false,
    companion: '',
  }));
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [createTrip, creation] = useCreateTripMutation();
  const { itineraries, portsOf } = useUsualPorts();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { idea, firstDay, ship, companion } = quick;
  const dates = isDate(firstDay) ? getIdeaDates(idea, firstDay) : undefined;
  const sailing = {
    ship,
    nights: idea.seaNights,
    embarkationDate: dates?.embarkationDate ?? '',
  };
  const ports = portsOf(sailing);
  const draft = toQuickDraft(quick, { firstName: user.firstName, id: attempt, ports });
  const problems: Problems = { ...(tried ? findProblems(draft) : {}), ...refused };
  // Without a first day every other date is missing, too.
  const loose = dates ? Object.entries(problems).filter(([path]) => !shownHere.test(path)) : [];
  const refusal = creation.error ? toApiError(creation.error) : undefined;

  /** A changed request needs a new idempotency key. */
  const change = (part: Partial<QuickTrip>) => {
    setQuick((before) => ({ ...before, ...part }));
    setRefused({});
    setAttempt(crypto.randomUUID());
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(findProblems(draft)).length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid=true], input[type=radio]')?.focus(),
      );
      return;
    }
    const answer = await createTrip({ trip: toCreateTrip(draft), attempt, clientId: undefined });
    if (!answer.data) return setRefused(getFieldErrors(answer.error));
    dispatch(setActiveTrip(answer.data.id));
    await navigate(`/trip/${answer.data.id}/dashboard`, { replace: true });
  };

  // Defaults are not carried on.
  const carried = toTripIdeaQuery({ ...idea, firstDay: isDate(firstDay) ? firstDay : undefined });
  const stepByStep = idea === usualIdea ? '/trip-wizard' : `/trip-wizard?${carried}`;
  return (
    <form
      ref={form}
      noValidate
      aria-label="Create a trip"
      className="grid gap-6"
      onSubmit={(event) => void onSubmit(event)}
    >
      <TripShape
        idea={idea}
        isChosen={chosen !== undefined}
        onChange={(part) => change({ idea: { ...idea, ...part } })}
      />
      <DateField
        label="First day"
        value={firstDay}
        error={problems['startDate'] ?? problems['endDate']}
        hint={dates ? `Last day: ${formatDate(dates.endDate)}` : 'The last day follows.'}
        onChange={(date) => change({ firstDay: date })}
      />
      {idea.mode === 'parks' ? null : (
        <div className="grid gap-3">
          <ShipChoice
            ships={listShipsSailing(itineraries, idea.seaNights, {
              embarkationDate: dates?.embarkationDate,
              afterParks: idea.mode === 'combined',
            })}
            ship={ship}
            error={problems['sailing.ship']}
            onChoose={(next) => change({ ship: next })}
          />
          {ports ? <UsualDays ports={ports} embarkationDate={sailing.embarkationDate} /> : null}
        </div>
      )}
      {idea.mode === 'cruise' ? null : (
        <QuickHotel
          hotelName={quick.hotelName}
          error={problems['stays.0.hotelName']}
          onChange={(hotelName, onSite) => change({ hotelName, onSite })}
        />
      )}
      {idea.people < 2 ? null : (
        <TextField
          label="Second traveler’s first name"
          hint="Optional"
          value={companion}
          maxLength={80}
          error={problems['party.1.name']}
          onChange={(event) => change({ companion: event.target.value })}
        />
      )}
      {loose.length > 0 ? (
        <Notice tone="error">{loose.map(([, message]) => message).join(' ')}</Notice>
      ) : null}
      {refusal && refusal.code !== 'VALIDATION_FAILED' ? (
        <Notice tone="error" title="The trip was not created">
          {refusal.message} Everything you typed is still here.
        </Notice>
      ) : null}
      <div className="grid gap-3 border-t border-hairline pt-5">
        <Button type="submit" variant="primary" size="lg" busy={creation.isLoading} busyLabel="Creating…">
          See my plan
        </Button>
        <p className="text-center text-sm text-muted">This doesn’t book or charge anything.</p>
        <div className="flex flex-wrap justify-center gap-x-6">
          <UnfinishedLink userId={user.id} />
          <Link to={stepByStep} className="inline-flex min-h-11 items-center font-semibold text-sea">
            Set it up step by step
          </Link>
        </div>
      </div>
    </form>
  );
}
