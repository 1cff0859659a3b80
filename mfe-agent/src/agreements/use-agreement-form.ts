import type { AddAgreement, AgreementDraft, AgreementKind } from '@landsea/contracts/agents';
import { useState } from 'react';

/** A form as it was prepared, and as the agent left it when they chose another trip or text. */
export interface LeftAgreement {
  prepared: AgreementForm;
  form: AgreementForm;
}

interface Known {
  draft: AgreementDraft;
  /** The values of the agreement that this one takes the place of. */
  before: Record<string, string>;
  replacesId: string | null;
  tripId: string | null;
  kind: AgreementKind;
  left: LeftAgreement | undefined;
}

export type AgreementForm = Omit<AddAgreement, 'id' | 'sends'>;

const prepareForm = ({ draft, before, replacesId, tripId, kind }: Known): AgreementForm => ({
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

const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The agent’s typing stays, except where another trip brings another value. */
const keepTyped = (prepared: AgreementForm, { prepared: was, form }: LeftAgreement): AgreementForm => {
  const pick = (now: string, before: string | undefined, typed: string | undefined): string =>
    now === before && typed !== undefined ? typed : now;
  return {
    ...prepared,
    recipientName: pick(prepared.recipientName, was.recipientName, form.recipientName),
    recipientEmail: pick(prepared.recipientEmail, was.recipientEmail, form.recipientEmail),
    values: Object.fromEntries(
      Object.entries(prepared.values).map(([name, value]) => [
        name,
        pick(value, was.values[name], form.values[name]),
      ]),
    ),
    amounts: areSame(prepared.amounts, was.amounts) ? form.amounts : prepared.amounts,
    cancellation: areSame(prepared.cancellation, was.cancellation)
      ? form.cancellation
      : prepared.cancellation,
    authorization: prepared.authorization && (form.authorization ?? prepared.authorization),
  };
};

export const useAgreementForm = (known: Known, onLeave: (left: LeftAgreement) => void) => {
  const [prepared] = useState(() => prepareForm(known));
  const [form, setForm] = useState(() => (known.left ? keepTyped(prepared, known.left) : prepared));
  // One id for each agreement: sending again after a lost answer adds no second.
  const [id] = useState(() => crypto.randomUUID());
  const set = (part: Partial<AgreementForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    const { left } = known;
    // Values of the other agreements are kept for when one of them is chosen again.
    onLeave({
      prepared: { ...prepared, values: { ...left?.prepared.values, ...prepared.values } },
      form: {
        ...next,
        values: { ...left?.form.values, ...next.values },
        authorization: next.authorization ?? left?.form.authorization ?? null,
      },
    });
  };
  return { form, set, id };
};
