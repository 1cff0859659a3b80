import * as z from 'zod/mini';
import { defineShortName } from '../core/names.js';
import { CalendarDate, freeText, Id, requireVisible, defineShortText, Version } from '../core/primitives.js';
import { ClientDetails } from './client-details.js';
import { ClientEmail } from './client-email.js';
import { ClientStage } from './pipeline.js';
import { KnownPersonDetails, PersonDetails } from './person-details.js';

export { ClientEmail };

export const MAX_CLIENT_TAGS = 20;
export const MAX_HOUSEHOLD = 30;
export const MAX_LOYALTIES = 10;

export const ClientTag = defineShortText('Tag', 40);

export const ClientTags = z.array(ClientTag).check(
  z.maxLength(MAX_CLIENT_TAGS, `A client holds at most ${MAX_CLIENT_TAGS} tags`),
  z.refine(
    (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
    'Name each tag once',
  ),
);

export const Loyalty = z.strictObject({
  program: defineShortText('Program', 60),
  level: defineShortText('Level', 40),
});
export type Loyalty = z.infer<typeof Loyalty>;

const Height = z
  .int('Enter a height in inches, 15 to 90')
  .check(
    z.minimum(15, 'Enter a height in inches, 15 to 90'),
    z.maximum(90, 'Enter a height in inches, 15 to 90'),
  );

const personFields = {
  firstName: defineShortName('First name', 80),
  lastName: defineShortName('Last name', 80),
  birthDate: z.nullable(CalendarDate),
  email: z.nullable(ClientEmail),
  phone: z.nullable(freeText('Phone', 40)),
  loyalties: z
    .array(Loyalty)
    .check(z.maxLength(MAX_LOYALTIES, `A person holds at most ${MAX_LOYALTIES} memberships`)),
  heightInches: z.nullable(Height),
  dietaryNotes: z.nullable(freeText('Dietary needs', 300)),
  passportExpiresOn: z.nullable(CalendarDate),
  notes: z.nullable(freeText('Notes', 2000)),
};

const optionalFields = {
  birthDate: z.optional(personFields.birthDate),
  email: z.optional(personFields.email),
  phone: z.optional(personFields.phone),
  loyalties: z.optional(personFields.loyalties),
  heightInches: z.optional(personFields.heightInches),
  dietaryNotes: z.optional(personFields.dietaryNotes),
  passportExpiresOn: z.optional(personFields.passportExpiresOn),
  notes: z.optional(personFields.notes),
  details: z.optional(PersonDetails),
};

/** `POST /api/v1/clients/:clientId/people`; the browser chooses the id, so that a retry adds one person. */
export const CreateHouseholdPerson = z.strictObject({
  id: Id,
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  ...optionalFields,
});
export type CreateHouseholdPerson = z.infer<typeof CreateHouseholdPerson>;

export const LeadDetails = z.strictObject({
  birthDate: optionalFields.birthDate,
  loyalties: optionalFields.loyalties,
  heightInches: optionalFields.heightInches,
  dietaryNotes: optionalFields.dietaryNotes,
  passportExpiresOn: optionalFields.passportExpiresOn,
  details: optionalFields.details,
});

export const OtherPeople = z
  .array(CreateHouseholdPerson)
  .check(z.maxLength(MAX_HOUSEHOLD - 1, `A household holds at most ${MAX_HOUSEHOLD} people`));

/**
 * `PATCH /api/v1/clients/:clientId/people/:travelerId`: null removes; EDIT_CONFLICT for an older `version`.
 */
export const UpdateHouseholdPerson = z.strictObject({
  version: Version,
  firstName: z.optional(personFields.firstName),
  lastName: z.optional(personFields.lastName),
  ...optionalFields,
});
export type UpdateHouseholdPerson = z.infer<typeof UpdateHouseholdPerson>;

export const HouseholdPerson = z.object({
  id: Id,
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  loyalties: z.array(z.object({ program: z.string(), level: z.string() })),
  heightInches: z.nullable(z.number()),
  dietaryNotes: z.nullable(z.string()),
  passportExpiresOn: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Absent in earlier services. */
  details: z.optional(KnownPersonDetails),
});
export type HouseholdPerson = z.infer<typeof HouseholdPerson>;

/** The last two read from the first client to the second. */
export const ClientRelation = z.enum(['family', 'friend', 'colleague', 'referred', 'referred-by']);
export type ClientRelation = z.infer<typeof ClientRelation>;

export const clientRelationNames: Readonly<Record<ClientRelation, string>> = {
  family: 'Family',
  friend: 'Friend',
  colleague: 'Colleague',
  referred: 'Referred them',
  'referred-by': 'Referred by them',
};

/** `PUT /api/v1/clients/:clientId/connections/:otherId`. */
export const ConnectClients = z.strictObject({ relation: ClientRelation });
export type ConnectClients = z.infer<typeof ConnectClients>;

export const ClientConnection = z.object({
  clientId: Id,
  firstName: z.string(),
  lastName: z.string(),
  relation: ClientRelation,
});
export type ClientConnection = z.infer<typeof ClientConnection>;

/** `PATCH /api/v1/clients/:clientId`: null removes; EDIT_CONFLICT for an older `version`. */
export const UpdateClient = z.strictObject({
  version: Version,
  leadId: z.optional(Id),
  stage: z.optional(ClientStage),
  source: z.optional(z.nullable(freeText('Source', 120))),
  tags: z.optional(ClientTags),
  nextStep: z.optional(z.nullable(freeText('Next step', 200))),
  nextStepOn: z.optional(z.nullable(CalendarDate)),
  notes: z.optional(z.nullable(freeText('Notes', 2000))),
  archived: z.optional(z.boolean()),
  details: z.optional(ClientDetails),
});
export type UpdateClient = z.infer<typeof UpdateClient>;

export const ClientSearch = z
  .string()
  .check(z.trim(), requireVisible('The search'), z.maxLength(100, 'Search for at most 100 characters'));
