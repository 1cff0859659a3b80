import * as z from 'zod/mini';
import { CalendarDate, Id, Instant, defineShortText, Version } from '../core/primitives.js';
import { ClientInvitation } from './clients.js';
import { ClientStage, PipelineStage, pipelineStages } from './pipeline.js';
import { ClientSearch, ClientTag, ClientTags } from './households.js';

export const CLIENTS_PER_PAGE = 50;
export const MAX_BULK_CLIENTS = 200;
export const MAX_CLIENT_VIEWS = 30;

export const ClientSort = z.enum(['name', 'next-step', 'added', 'changed']);
export type ClientSort = z.infer<typeof ClientSort>;

export const clientSortNames: Readonly<Record<ClientSort, string>> = {
  name: 'Name',
  'next-step': 'Next step',
  added: 'Newest first',
  changed: 'Last changed',
};

export const ClientColumn = z.enum([
  'stage',
  'next-step',
  'trip',
  'tags',
  'email',
  'phone',
  'people',
  'source',
  'invitation',
  'added',
]);
export type ClientColumn = z.infer<typeof ClientColumn>;

export const clientColumnNames: Readonly<Record<ClientColumn, string>> = {
  stage: 'Stage',
  'next-step': 'Next step',
  trip: 'Next trip',
  tags: 'Tags',
  email: 'Email',
  phone: 'Phone',
  people: 'People',
  source: 'Source',
  invitation: 'Invitation',
  added: 'Added',
};

export const usualClientColumns: readonly ClientColumn[] = ['stage', 'next-step', 'trip', 'email', 'phone'];

/** `week` is the next seven days; both include what is late. */
export const ClientDue = z.enum(['today', 'week']);
export type ClientDue = z.infer<typeof ClientDue>;

export const clientDueNames: Readonly<Record<ClientDue, string>> = {
  today: 'Due today',
  week: 'Due this week',
};

/** An absent field does not narrow the list. */
export const ClientFilter = z.strictObject({
  search: z.optional(ClientSearch),
  /** Views of earlier builds; `pipeline` replaces it. */
  stages: z.optional(z.array(ClientStage).check(z.maxLength(6, 'Choose each stage once'))),
  pipeline: z.optional(
    z.array(PipelineStage).check(z.maxLength(pipelineStages.length, 'Choose each stage once')),
  ),
  tags: z.optional(ClientTags),
  agentId: z.optional(Id),
  dueBy: z.optional(CalendarDate),
  /** Resolved to `dueBy` on the day the list is opened, in the reader's zone. */
  due: z.optional(ClientDue),
  archived: z.optional(z.boolean()),
  sort: z.optional(ClientSort),
});
export type ClientFilter = z.infer<typeof ClientFilter>;

const listOf = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : value;
const flag = z.enum(['true', 'false'], 'Say true or false');

const { due: _resolved, ...asked } = ClientFilter.shape;

/** The query of `GET /api/v1/client-list`; `cursor` is the `next` of a page of the same filter. */
export const ClientListQuery = z.strictObject({
  ...asked,
  stages: z.optional(z.pipe(z.transform(listOf), z.array(ClientStage, 'Choose a stage of the list'))),
  pipeline: z.optional(z.pipe(z.transform(listOf), z.array(PipelineStage))),
  tags: z.optional(z.pipe(z.transform(listOf), ClientTags)),
  archived: z.optional(
    z.pipe(
      flag,
      z.transform((text) => text === 'true'),
    ),
  ),
  cursor: z.optional(z.string().check(z.maxLength(2000, 'This page cannot be found: begin the list again'))),
});
export type ClientListQuery = z.infer<typeof ClientListQuery>;

export const ClientSummary = z.object({
  id: Id,
  version: z.int(),
  agentId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** As in {@link Client}. */
  stage: ClientStage,
  pipelineStage: z.optional(PipelineStage),
  tags: z.array(z.string()),
  source: z.nullable(z.string()),
  nextStep: z.nullable(z.string()),
  nextStepOn: z.nullable(z.string()),
  people: z.int(),
  trip: z.nullable(z.object({ tripId: Id, name: z.string(), startDate: z.string(), endDate: z.string() })),
  invitation: ClientInvitation,
  /** As in {@link Client}. */
  isEmailUnconfirmed: z.optional(z.boolean()),
  /** The sample family, which no count includes. */
  isSample: z.optional(z.boolean()),
  archivedAt: z.nullable(Instant),
  createdAt: Instant,
});
export type ClientSummary = z.infer<typeof ClientSummary>;

/** `GET /api/v1/client-list`; `next` is null on the last page. */
export const ClientPage = z.object({
  clients: z.array(ClientSummary),
  next: z.nullable(z.string()),
  /** Nobody matches the search; these have similar names. */
  isAlike: z.optional(z.boolean()),
});
export type ClientPage = z.infer<typeof ClientPage>;

/** `GET /api/v1/client-list/summary`: what the filters offer. */
export const ClientListSummary = z.object({
  /** Archived clients are left out, and stages without clients. */
  stages: z.record(z.string(), z.int()),
  pipeline: z.optional(z.record(z.string(), z.int())),
  archived: z.int(),
  tags: z.array(z.string()),
  agents: z.array(z.object({ agentId: Id, name: z.string() })),
  canMerge: z.optional(z.boolean()),
});
export type ClientListSummary = z.infer<typeof ClientListSummary>;

const ids = z
  .array(Id)
  .check(
    z.minLength(1, 'Choose a client'),
    z.maxLength(MAX_BULK_CLIENTS, `Choose at most ${MAX_BULK_CLIENTS} clients at a time`),
  );

/** `POST /api/v1/client-list/bulk`: changes several clients in one step. */
export const ChangeClients = z.discriminatedUnion('action', [
  /** Lead, traveled or lost; trips have the other stages. A client with a booked trip stays as they are. */
  z.strictObject({ action: z.literal('stage'), ids, stage: ClientStage }),
  z.strictObject({ action: z.literal('add-tag'), ids, tag: ClientTag }),
  z.strictObject({ action: z.literal('remove-tag'), ids, tag: ClientTag }),
  z.strictObject({ action: z.literal('archive'), ids }),
  z.strictObject({ action: z.literal('restore'), ids }),
]);
export type ChangeClients = z.infer<typeof ChangeClients>;

/** `POST /api/v1/client-list/bulk/:stepId/undo` takes `stepId` back. */
export const ChangedClients = z.object({ stepId: Id, changed: z.int() });
export type ChangedClients = z.infer<typeof ChangedClients>;

/** `kept` clients were changed since. */
export const UndoneClients = z.object({ undone: z.int(), kept: z.int() });
export type UndoneClients = z.infer<typeof UndoneClients>;

/** `POST /api/v1/client-views`: a filter with its columns under a name, of one agent. */
export const CreateClientView = z.strictObject({
  id: Id,
  name: defineShortText('Name', 60),
  filter: ClientFilter,
  columns: z.array(ClientColumn).check(z.maxLength(10, 'Choose each column once')),
});
export type CreateClientView = z.infer<typeof CreateClientView>;

/** `PATCH /api/v1/client-views/:viewId`; EDIT_CONFLICT for an older `version`. */
export const UpdateClientView = z.strictObject({
  version: Version,
  name: z.optional(CreateClientView.shape.name),
  filter: z.optional(ClientFilter),
  columns: z.optional(CreateClientView.shape.columns),
});
export type UpdateClientView = z.infer<typeof UpdateClientView>;

export const ClientView = z.object({ ...CreateClientView.shape, version: Version });
export type ClientView = z.infer<typeof ClientView>;

/** `GET /api/v1/client-views`. */
export const ClientViewList = z.object({ views: z.array(ClientView) });
export type ClientViewList = z.infer<typeof ClientViewList>;
