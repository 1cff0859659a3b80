import type { AddAgreement, AgreementDraft, AgreementKind } from '@landsea/contracts/agents';
import { useState } from 'react';

interface Known {
  draft: AgreementDraft;
  /** The values of the agreement that this one takes the place of. */
  before: Record<string, string>;
  replacesId: string | null;
  tripId: string | null;
  kind: AgreementKind;
}

export type AgreementForm = Omit<AddAgreement, 'id' | 'sends'>;

const makeForm = ({ draft, before, replacesId, tripId, kind }: Known): AgreementForm => ({
  kind,
  tripId,
  recipientName: draft.recipientName,
  recipientEmail: draft.recipientEmail,
  values: Object.fromEntries(
    draft.fields.map(({ name }) => [name, draft.values[name] || (before[name] ?? '')]),
  ),
  amounts: draft.amounts,
  cancellation: draft.cancellation,
  authorization:
    kind === 'authorization'
      ? {
          supplier: '',
          cents: 0,
          until: '',
          howToPay: 'On the supplier’s own page or by phone with its staff',
        }
      : null,
  replacesId,
});

export const useAgreementForm = (known: Known) => {
  const [form, setForm] = useState(() => makeForm(known));
  // One id for each agreement: sending again after a lost answer adds no second.
  const [id] = useState(() => crypto.randomUUID());
  const set = (part: Partial<AgreementForm>) => setForm({ ...form, ...part });
  return { form, set, id };
};
