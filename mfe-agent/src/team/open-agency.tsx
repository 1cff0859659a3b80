import { agencyRoleNames, AgencyRole, CreateAgency } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { notify, useSession } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { SendConfirmationButton } from '../frame/send-confirmation-button';
import { roleTexts } from './role-texts';
import { useCreateAgencyMutation } from '../frame/team/team-api';

export function OpenAgency() {
  const [create] = useCreateAgencyMutation();
  const { user } = useSession();
  const { field, submit, failure, isBusy } = useZodForm(CreateAgency, { name: '' });
  const open = submit(async (agency) => {
    const { error } = await create(agency);
    if (error) return callFailure(error);
    return notify({
      title: `${agency.name} is open`,
      description: 'Now invite a colleague.',
      tone: 'success',
    });
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card aria-labelledby="open-agency" className="grid gap-5">
        <CardTitle id="open-agency">Open your agency</CardTitle>
        <p className="text-muted">
          You work alone now. Your clients stay yours; an agency only adds the people you invite.
        </p>
        {user && !user.emailVerified ? (
          <Notice
            tone="warning"
            title="Confirm your email address first"
            action={<SendConfirmationButton email={user.email} label="Send the email" size="sm" />}
          >
            <span className="wrap-anywhere">We sent a link to {user.email}.</span>
          </Notice>
        ) : null}
        <form noValidate className="grid gap-5" onSubmit={open}>
          {failure ? <Notice tone="error">{failure.message}</Notice> : null}
          <TextField
            {...field('name')}
            label="Name of the agency"
            autoComplete="organization"
            maxLength={80}
          />
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            busy={isBusy}
            busyLabel="Opening…"
          >
            Open the agency
          </Button>
        </form>
      </Card>
      <dl className="grid gap-4 lg:pt-6">
        {AgencyRole.options.map((role) => (
          <div key={role}>
            <dt className="font-display text-lg">{agencyRoleNames[role]}</dt>
            <dd className="text-muted">{roleTexts[role]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
