import { AgencyRole, agencyRoleNames, type AgencyMember } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { SelectField } from '@landsea/ui/fields/select-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { notify } from '@landsea/web-kit';
import { useState } from 'react';
import { formatClients, newRoleTexts } from './role-texts';
import { useSetMemberRoleMutation } from '../frame/team/team-api';

const roleOptions = AgencyRole.options.map((value) => ({ value, label: agencyRoleNames[value] }));

export function MemberRow({
  member: { userId, name, email, role, clients, isYou },
  manages,
  onRemove,
  onHandOver,
}: {
  member: AgencyMember;
  manages: boolean;
  onRemove: () => void;
  /** Absent where nobody may hand this member's clients over. */
  onHandOver: (() => void) | undefined;
}) {
  const [setRole, { isLoading }] = useSetMemberRoleMutation();
  const [asked, setAsked] = useState<AgencyRole>();
  const change = async (to: AgencyRole) => {
    setAsked(undefined);
    const { error } = await setRole({ memberId: userId, role: to });
    if (!error) notify({ title: `${name}: ${agencyRoleNames[to]}`, tone: 'success' });
  };
  const changes = manages && role !== 'owner';
  return (
    <li className="grid gap-3 border-t border-hairline py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="flex flex-wrap items-center gap-2 font-display text-lg">
          {name}
          {isYou ? <Badge tone="sea">You</Badge> : null}
        </h3>
        <p className="text-muted">{email}</p>
        <p className="text-sm text-muted tabular-nums">
          {[
            ...(changes ? [] : [agencyRoleNames[role]]),
            ...(role === 'assistant' ? [] : [formatClients(clients)]),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {changes ? (
          <SelectField
            hideLabel
            label={`Role of ${name}`}
            options={roleOptions}
            value={role}
            disabled={isLoading}
            onValueChange={(value) => setAsked(AgencyRole.parse(value))}
            className="min-w-36"
          />
        ) : null}
        {onHandOver ? (
          <Button size="sm" variant="quiet" onClick={onHandOver}>
            Hand all over<span className="sr-only">: the clients of {name}</span>
          </Button>
        ) : null}
        {role !== 'owner' && (manages || isYou) ? (
          <Button size="sm" variant="quiet" onClick={onRemove}>
            {isYou ? 'Leave' : 'Remove'}
            {isYou ? <span className="sr-only"> the agency</span> : <span className="sr-only"> {name}</span>}
          </Button>
        ) : null}
      </div>
      {asked ? (
        <Dialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={asked === 'owner' ? `Make ${name} the owner?` : `Make ${name} an ${asked}?`}
          description={`${name} ${newRoleTexts[asked]}`}
          footer={
            <>
              <Button onClick={() => setAsked(undefined)}>Cancel</Button>
              <Button variant="primary" onClick={() => void change(asked)}>
                {asked === 'owner' ? 'Hand the agency over' : 'Change the role'}
              </Button>
            </>
          }
        />
      ) : null}
    </li>
  );
}
