import { ClientStage, type CreateClient } from '@landsea/contracts/agents';
import * as z from 'zod/mini';
import { readFacts, HouseholdPersonDraft } from './household/person-draft';
import { readTags } from './household/tags-of';

export const ClientDraft = z
  .extend(HouseholdPersonDraft, {
    email: HouseholdPersonDraft.shape.email,
    stage: ClientStage,
    tags: z.string(),
    source: z.string().check(z.maxLength(120, 'Enter at most 120 characters')),
    nextStep: z.string().check(z.maxLength(200, 'Enter at most 200 characters')),
    nextStepOn: z.string(),
  })
  .check(
    z.refine(({ email, phone }) => email.trim() !== '' || phone.trim() !== '', {
      path: ['email'],
      error: 'Enter an email address or a phone number',
    }),
  );
export type ClientDraft = z.infer<typeof ClientDraft>;

export const emptyClient: ClientDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  notes: '',
  birthDate: '',
  heightInches: '',
  dietaryNotes: '',
  passportExpiresOn: '',
  loyalties: '',
  details: {},
  stage: 'lead',
  tags: '',
  source: '',
  nextStep: '',
  nextStepOn: '',
};

export interface TypedPerson {
  id: string;
  draft: HouseholdPersonDraft;
}

export const createClientOf = (draft: ClientDraft, people: readonly TypedPerson[]): CreateClient => {
  const { firstName, lastName, email: _email, phone, notes, ...details } = readFacts(draft);
  const tags = readTags(draft.tags);
  const isKnown = Object.values(details).some((value) => (Array.isArray(value) ? value.length > 0 : value));
  return {
    firstName,
    lastName,
    ...(draft.email.trim() && { email: draft.email.trim().toLowerCase() }),
    ...(phone && { phone }),
    ...(notes && { notes }),
    ...(draft.stage !== 'lead' && { stage: draft.stage }),
    ...(draft.source.trim() && { source: draft.source.trim() }),
    ...(tags.length > 0 && { tags }),
    ...(draft.nextStep.trim() && { nextStep: draft.nextStep.trim() }),
    ...(draft.nextStepOn && { nextStepOn: draft.nextStepOn }),
    ...(isKnown && { lead: details }),
    ...(people.length > 0 && {
      people: people.map(({ id, draft: person }) => ({ id, ...readFacts(person) })),
    }),
  };
};
