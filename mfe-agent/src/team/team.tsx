import { hasRight } from '@landsea/rules/agents';
import { CreateAgency, type Agency, type AgencyMember } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { TextField } from '@landsea/ui/fields/text-field';
import { ConfirmDialog } from '@landsea/ui/overlays/confirm-dialog';
import { PageHeader } from '@landsea/ui/page-header';
import { notify } from '@landsea/web-kit';
import { callFailure } from '@landsea/web-kit/forms';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { History, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndAgencyMutation, useRenameAgencyMutation } from '../frame/team/team-api';
import { HandOverAllDialog } from './hand-over-all-dialog';
import { HandOversCard } from './hand-overs-card';
import { Invitations } from './invitations';
import { InviteMemberForm } from './invite-member-form';
import { MemberRow } from './member-row';
import { RemoveMemberDialog } from './remove-member-dialog';
import { ownRoleTexts } from './role-texts';

function RenameDialog({ agency: { name, version }, onClose }: { agency: Agency; onClose: () => void }) {
  const [rename] = useRenameAgencyMutation();
  return (
    <FormDialog
      title="Rename the agency"
      submitLabel="Save"
      hasCancel
      schema={CreateAgency}
      initial={{ name }}
      onSave={async (agency) => callFailure((await rename({ ...agency, version })).error)}
      onClose={onClose}
    >
      {({ field }) => <TextField {...field('name')} label="Name of the agency" maxLength={80} />}
    </FormDialog>
  );
}

function EndAgencyDialog({ agency: { name }, onClose }: { agency: Agency; onClose: () => void }) {
  const [end, { isLoading }] = useEndAgencyMutation();
  const run = async () => {
    const { error } = await end();
    if (!error) notify({ title: `${name} has ended`, tone: 'success' });
  };
  return (
    <ConfirmDialog
      title={`End ${name}?`}
      description="Everyone goes back to working alone. Agents keep their own clients, assistants no longer see any, and you no longer see other agents’ clients. You can’t undo this."
      cancelLabel="Cancel"
      confirmLabel="End the agency"
      busyLabel="One moment…"
      isBusy={isLoading}
      onConfirm={run}
      onClose={onClose}
    />
  );
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

export function Team({ agency }: { agency: Agency }) {
  const [open, setOpen] = useState<'rename' | 'end'>();
  const [leaving, setLeaving] = useState<AgencyMember>();
  const [handingOver, setHandingOver] = useState<AgencyMember>();
  const hasColleague = agency.members.filter(({ role }) => role !== 'assistant').length > 1;
  const manages = hasRight(agency.role, 'manage-team');
  const handsOver = hasRight(agency.role, 'hand-over-clients');
  return (
    <>
      <PageHeader
        title={agency.name}
        lead={ownRoleTexts[agency.role]}
        actions={
          manages ? (
            <>
              {hasRight(agency.role, 'see-audit') ? (
                <Button asChild size="sm" variant="quiet" icon={<History {...icon} />}>
                  <Link to="/app/agents/team/audit">Who changed what</Link>
                </Button>
              ) : null}
              <Button size="sm" variant="quiet" icon={<Pencil {...icon} />} onClick={() => setOpen('rename')}>
                Rename
              </Button>
            </>
          ) : undefined
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card aria-labelledby="people" className="grid content-start gap-2">
          <CardTitle id="people">People</CardTitle>
          <ul>
            {agency.members.map((member) => (
              <MemberRow
                key={member.userId}
                member={member}
                manages={manages}
                onRemove={() => setLeaving(member)}
                onHandOver={
                  member.clients > 0 && hasColleague && (manages || (handsOver && member.isYou))
                    ? () => setHandingOver(member)
                    : undefined
                }
              />
            ))}
          </ul>
          {manages ? (
            <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setOpen('end')}>
              End the agency
            </Button>
          ) : null}
        </Card>
        <div className="grid gap-6">
          {manages ? (
            <Card aria-labelledby="invite" className="grid content-start gap-4">
              <CardTitle id="invite">Invite a colleague</CardTitle>
              <InviteMemberForm />
              <Invitations invitations={agency.invitations} />
            </Card>
          ) : null}
          {handsOver ? <HandOversCard /> : null}
        </div>
      </div>
      {open === 'rename' ? <RenameDialog agency={agency} onClose={() => setOpen(undefined)} /> : null}
      {open === 'end' ? <EndAgencyDialog agency={agency} onClose={() => setOpen(undefined)} /> : null}
      {handingOver ? (
        <HandOverAllDialog member={handingOver} agency={agency} onClose={() => setHandingOver(undefined)} />
      ) : null}
      {leaving ? (
        <RemoveMemberDialog member={leaving} agency={agency} onClose={() => setLeaving(undefined)} />
      ) : null}
    </>
  );
}
