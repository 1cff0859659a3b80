import type { AddAgreement, AgreementDraft } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, notify, toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAddAgreementMutation } from '../frame/agreements/agreements-api';
import { CopyField } from '../frame/copy-field';
import { AmountsCard } from './amounts-card';
import { AuthorizationCard } from './authorization-card';
import { useAgreementForm, type LeftAgreement } from './use-agreement-form';

interface AgreementFormProps {
  clientId: string;
  draft: AgreementDraft;
  before: Record<string, string>;
  replacesId: string | null;
  tripId: string | null;
  left: LeftAgreement | undefined;
  onLeave: (left: LeftAgreement) => void;
}

/** Fields that are still empty come first; those that are known can be read over. */
export function AgreementForm({ clientId, draft, onLeave, ...known }: AgreementFormProps) {
  const { kind } = draft;
  const { form, set, id } = useAgreementForm({ ...known, draft, kind }, onLeave);
  const [url, setUrl] = useState<string | null>(null);
  const [add, { isLoading, error }] = useAddAgreementMutation();
  const navigate = useNavigate();
  const errors: Record<string, string | undefined> = error ? getFieldErrors(error) : {};
  const send = async (sends: AddAgreement['sends']) => {
    const { data } = await add({ clientId, agreement: { id, ...form, sends } });
    if (!data) return;
    if (sends === 'link' && data.url) return setUrl(data.url);
    const title = sends === 'email' ? `On its way to ${form.recipientName}` : 'Kept as a draft';
    notify({ title, tone: 'success' });
    void navigate(`/app/agents/agreements/${data.agreement.id}`);
  };
  if (url)
    return (
      <Card className="grid gap-4" aria-label="The link to sign">
        <CopyField label="Link" value={url} hint={`Shown only once. It’s for ${form.recipientName} alone.`} />
        <Button asChild className="justify-self-start">
          <Link to={`/app/agents/agreements/${id}`}>Done</Link>
        </Button>
      </Card>
    );
  return (
    <div className="grid gap-6">
      {draft.lawyerReadOn ? null : (
        <Notice title="Have it read by your lawyer">
          Nobody has checked off that a lawyer read this text.{' '}
          <Link to="/app/agents/agreements/texts" className="text-sea underline underline-offset-4">
            Look at your texts
          </Link>
        </Notice>
      )}
      <Card aria-labelledby="recipient" className="grid gap-4">
        <CardTitle id="recipient">Who signs</CardTitle>
        <TextField
          label="Name"
          value={form.recipientName}
          error={errors['recipientName']}
          onChange={({ target }) => set({ recipientName: target.value })}
        />
        <TextField
          label="Email"
          type="email"
          value={form.recipientEmail}
          error={errors['recipientEmail']}
          onChange={({ target }) => set({ recipientEmail: target.value })}
        />
      </Card>
      {form.authorization ? (
        <AuthorizationCard
          value={form.authorization}
          errors={errors}
          onChange={(authorization) => set({ authorization })}
        />
      ) : null}
      <Card aria-labelledby="fields" className="grid gap-4">
        <CardTitle id="fields">What the text says</CardTitle>
        {draft.fields.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            value={form.values[name] ?? ''}
            error={errors[`values.${name}`]}
            onChange={({ target }) => set({ values: { ...form.values, [name]: target.value } })}
          />
        ))}
      </Card>
      <AmountsCard form={form} errors={errors} set={set} />
      {error ? <Notice tone="error">{Object.values(errors)[0] ?? toApiError(error).message}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={isLoading} onClick={() => void send('email')}>
          Email it to sign
        </Button>
        <Button busy={isLoading} onClick={() => void send('link')}>
          Get a link
        </Button>
        <Button variant="quiet" busy={isLoading} onClick={() => void send('later')}>
          Keep as a draft
        </Button>
      </div>
    </div>
  );
}
