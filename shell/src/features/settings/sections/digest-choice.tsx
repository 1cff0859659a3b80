import type { ChooseDigest } from '@landsea/contracts/agents';
import { getClockName } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { SwitchField } from '@landsea/ui/fields/switch-field';
import { notify, toApiError } from '@landsea/web-kit';
import { useLastChoice } from '../use-last-choice';
import { useChooseDigestMutation, useGetDigestQuery } from './digest-api';

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The clock is changed on request only: an agent who travels keeps the one of their office. */
export function DigestChoice({ disabled }: { disabled: boolean }) {
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
