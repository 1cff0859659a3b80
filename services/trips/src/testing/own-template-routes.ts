import type { RouteTable } from '@landsea/nest-kit/testing';
import { only, type TripsAnswers, type TripsCaller } from './callers.js';
import { aMessageTemplate, aQuoteTemplate, aTaskList } from './client-bodies.js';
import { agents, ownClient } from './client-rows.js';

/** Colleagues use a shared one, and only its author changes it. */
const ownTemplate = (status: number): TripsAnswers => ({
  ...ownClient(status),
  agencyOwner: only(404),
  assistant: only(404),
});

/** Messages, options of quotes and lists of tasks that agents write for themselves. */
export const ownTemplateRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/message-templates': { answers: agents(200) },
  'PUT /api/v1/message-templates/{messageTemplateId}': {
    answers: ownTemplate(200),
    body: () => ({ ...aMessageTemplate(), version: 1 }),
  },
  'DELETE /api/v1/message-templates/{messageTemplateId}': { answers: ownTemplate(200) },
  'GET /api/v1/quote-templates': { answers: agents(200) },
  'PUT /api/v1/quote-templates/{quoteTemplateId}': {
    answers: ownTemplate(200),
    body: () => ({ ...aQuoteTemplate(), version: 1 }),
  },
  'DELETE /api/v1/quote-templates/{quoteTemplateId}': { answers: ownTemplate(200) },
  'GET /api/v1/task-lists': { answers: agents(200) },
  'PUT /api/v1/task-lists/{taskListId}': {
    answers: ownTemplate(200),
    body: () => ({ ...aTaskList(), version: 1 }),
  },
  'DELETE /api/v1/task-lists/{taskListId}': { answers: ownTemplate(200) },
};
