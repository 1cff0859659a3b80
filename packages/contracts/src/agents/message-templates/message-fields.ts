import * as z from 'zod/mini';

export const messageFields = {
  firstName: 'First name of the client',
  agentName: 'Your name',
  tripName: 'Name of the trip',
  startDate: 'First day of the trip',
  portalLink: 'Address of the client portal',
  windowDate: 'Day the window opens',
  windowTime: 'Time the window opens, with its zone',
  wishDeadline: 'Deadline for wishes',
  amountDue: 'Amount due',
  dueDate: 'Due date',
  bookedList: 'What was booked, one per line',
  savedAmount: 'What was saved',
  newPrice: 'New total',
  confirmation: 'Confirmation number',
  protectionDate: 'Last day to decide about protection',
  protectionLink: 'Address of the protection offer',
  laneList: 'Return times, one per line',
  shipName: 'Name of the ship',
  checkInDate: 'Day online check-in opens',
  papersList: 'Papers of each traveler, one per line',
  oldDate: 'Old date',
  newDate: 'New date',
  choices: 'What they can choose, one per line',
  answerBy: 'Last day to answer',
  wishName: 'What they’re waiting for',
  waitPlace: 'Place on the list, in words',
  fallback: 'What you keep for now',
  birthdayName: 'Who has a birthday',
  firstDayPlan: 'What the first day brings, one per line',
  reviewLink: 'Address where you are reviewed',
} as const;
export type MessageField = keyof typeof messageFields;
export type FieldValues = Partial<Record<MessageField, string>>;

/** `GET /api/v1/agent-trips/:tripId/message-fields`: what the trip knows; other fields are left out. */
export const MessageFieldValues = z.object({ values: z.record(z.string(), z.string()) });
export type MessageFieldValues = z.infer<typeof MessageFieldValues>;

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A text with unfilled fields is not sent. */
export const listUnfilledFields = (text: string): string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name]) => name ?? '')),
];

const labels: Readonly<Record<string, string | undefined>> = messageFields;

/** An unknown field is named as it was typed. */
export const labelFields = (fields: readonly string[]): string =>
  fields.map((field) => labels[field] ?? field).join('; ');

export const fillFields = (text: string, values: FieldValues): string =>
  text.replace(FIELD, (field, name: string) => values[name as MessageField] || field);
