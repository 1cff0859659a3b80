import { notify, useSession } from '@landsea/web-kit';
import { callFailure, useZodForm } from '@landsea/web-kit/forms';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { TextField } from '@landsea/ui/fields/text-field';
import type { Client } from '@landsea/contracts/agents';
import { DisclosureButton } from '@landsea/ui/disclosure-button';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ClientDraft, createClientOf, emptyClient, type TypedPerson } from './client-draft';
import { LikeTyped } from './duplicates/like-typed';
import { ClientMore } from './client-more';
import { makeSentToast } from './client-messages';
import { PasteButton } from './household/paste-button';
import type { HouseholdPersonDraft } from './household/person-draft';
import { forgetClient, keepClient, readKeptClient, readTypedName } from './kept-client';
import { useCreateClientMutation, useInviteClientMutation } from './clients-api';

const firstFields = ['firstName', 'lastName', 'email', 'phone'];

export function ClientNewPage() {
  const [createClient] = useCreateClientMutation();
  const [inviteClient] = useInviteClientMutation();
  const [invites, setInvites] = useState(false);
  const { user } = useSession();
  const [query] = useSearchParams();
  const [kept] = useState(() => readKeptClient(user?.id));
  const { form, field, choice, values, submit, isBusy, failure } = useZodForm(
    ClientDraft,
    kept?.draft ?? { ...emptyClient, ...readTypedName(query.get('name') ?? '') },
  );
  const [people, setPeople] = useState<TypedPerson[]>(kept?.people ?? []);
  const [showsMore, setShowsMore] = useState(false);
  const navigate = useNavigate();
  const { setFocus } = form;
  // After the frame, which moves the focus to the new page itself.
  useEffect(() => setFocus('firstName'), [setFocus]);

  /** The first is the client, unless somebody is typed already. */
  const takePasted = (pasted: readonly HouseholdPersonDraft[]): Promise<undefined> => {
    const isTyped = values.firstName.trim() !== '';
    const [lead] = isTyped ? [] : pasted;
    if (lead)
      form.reset({
        ...values,
        ...lead,
        email: lead.email || values.email,
        phone: lead.phone || values.phone,
      });
    const others = pasted.slice(lead ? 1 : 0).map((draft) => ({ id: crypto.randomUUID(), draft }));
    setPeople([...people, ...others]);
    setShowsMore(true);
    return Promise.resolve(undefined);
  };

  /** An error inside the collapsed part opens it. */
  const openMore = (errors: object) => {
    if (Object.keys(errors).some((name) => !firstFields.includes(name))) setShowsMore(true);
  };

  /** The client is kept when the invitation fails: it can be sent from the client's page. */
  const inviteThem = async (client: Client) => {
    const { error: failed } = await inviteClient({ clientId: client.id });
    if (!failed) notify(makeSentToast(client));
    await navigate(`/app/agents/clients/${client.id}`);
  };

  const add = submit(async (typed, event) => {
    const { submitter } = event?.nativeEvent as SubmitEvent;
    const andInvite = submitter instanceof HTMLButtonElement && submitter.value === 'invite';
    if (andInvite && !typed.email.trim())
      return {
        message: 'Add an email address first: the invitation goes there.',
        fields: { email: 'Add an email address: the invitation goes there' },
      };
    setInvites(andInvite);
    const { data: client, error } = await createClient(createClientOf(typed, people));
    if (error) {
      const failed = callFailure(error);
      if (failed?.code === 'PAYWALL' && user) keepClient(user.id, { draft: typed, people });
      return failed;
    }
    forgetClient();
    if (andInvite) return inviteThem(client);
    notify({ title: 'Client added', description: `${client.firstName} is in your list.`, tone: 'success' });
    return navigate(`/app/agents/clients/${client.id}`);
  }, openMore);

  return (
    <>
      <PageHeader
        title="Add a client"
        lead="A name and an email or phone are enough to begin."
        breadcrumb={
          <Link to="/app/agents/clients" className="text-sea underline-offset-4 hover:underline">
            Clients
          </Link>
        }
      />
      <Card className="max-w-2xl">
        <form noValidate onSubmit={add} className="grid gap-5">
          <PasteButton
            className="justify-self-start"
            known={[values, ...people.map(({ draft }) => draft)]}
            familyName={values.lastName.trim()}
            verb="Use"
            onUse={takePasted}
          >
            Paste a household
          </PasteButton>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="First name" autoComplete="off" {...field('firstName')} />
            <TextField label="Last name" autoComplete="off" {...field('lastName')} />
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="off"
              {...field('email', ['phone'])}
            />
            <TextField
              label="Phone"
              type="tel"
              maxLength={40}
              autoComplete="off"
              {...field('phone', ['email'])}
            />
          </div>
          <LikeTyped
            firstName={values.firstName}
            lastName={values.lastName}
            email={values.email}
            phone={values.phone}
          />
          <DisclosureButton
            open={showsMore}
            controls="more-about-them"
            onToggle={() => setShowsMore(!showsMore)}
            className="font-semibold text-sea"
          >
            {showsMore ? 'Less' : 'Household, dates and next step'}
          </DisclosureButton>
          <div id="more-about-them">
            {showsMore ? (
              <ClientMore
                field={field}
                choice={choice}
                people={people}
                familyName={values.lastName.trim()}
                onPeople={setPeople}
              />
            ) : null}
          </div>
          {failure?.code === 'PAYWALL' ? (
            <Notice
              tone="warning"
              title="Your list is full"
              action={
                <Link to="/pricing" className="font-semibold text-sea underline underline-offset-4">
                  See the Agent plan
                </Link>
              }
            >
              {failure.message}
            </Notice>
          ) : failure ? (
            <Notice tone="error">{failure.message}</Notice>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="primary"
              busy={isBusy && !invites}
              disabled={isBusy}
              busyLabel="Adding..."
            >
              Add client
            </Button>
            <Button
              type="submit"
              value="invite"
              busy={isBusy && invites}
              disabled={isBusy}
              busyLabel="Adding and inviting..."
            >
              Save and invite
            </Button>
            <Button asChild variant="quiet">
              <Link to="/app/agents/clients">Cancel</Link>
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
