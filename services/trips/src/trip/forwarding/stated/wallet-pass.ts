import { addDays } from '@landsea/contracts/core';
import type { StatedEnd, StatedReservation } from '@landsea/contracts/forwarding';
import * as z from 'zod';
import { readZipEntry } from '../files/zip-entry.js';
import { toStatedEnd, toStatedNumber, unstated } from './stated-values.js';

const Field = z.object({
  key: z.string().default(''),
  label: z.string().default(''),
  value: z.union([z.string(), z.number()]).transform(String),
});
const Fields = z.array(z.unknown()).transform((list) =>
  list.slice(0, 40).flatMap((each) => {
    const field = Field.safeParse(each);
    return field.success ? [field.data] : [];
  }),
);
const Style = z.object({
  transitType: z.string().optional(),
  headerFields: Fields.optional(),
  primaryFields: Fields.optional(),
  secondaryFields: Fields.optional(),
  auxiliaryFields: Fields.optional(),
  backFields: Fields.optional(),
});
const Pass = z.object({
  organizationName: z.string().optional(),
  description: z.string().optional(),
  relevantDate: z.string().optional(),
  voided: z.boolean().optional(),
  boardingPass: Style.optional(),
  eventTicket: Style.optional(),
  generic: Style.optional(),
});
type PassField = z.infer<typeof Field>;

const kindOf = (transit: string | undefined): StatedReservation['kind'] => {
  if (transit === undefined) return 'tickets';
  if (transit.endsWith('Air')) return 'flight';
  return transit.endsWith('Train') ? 'train' : 'transfer';
};

/** Fields are free; these words occur in their keys or labels. */
const valueOf = (fields: readonly PassField[], rule: RegExp): string | undefined =>
  fields.find(({ key, label }) => rule.test(key) || rule.test(label))?.value;

const CLOCK = /(?:^|T|\s)(\d{1,2}):(\d{2})(?:\s*([ap])\.?m)?/i;

/** `HH:MM` of `7:05 AM`, `07:05` or an ISO moment. */
const clockOf = (text: string | undefined): string | undefined => {
  const [, hours = '', minutes = '', half] = CLOCK.exec(text ?? '') ?? [];
  if (hours === '') return undefined;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
};

const clocksUnder = (fields: readonly PassField[], rule: RegExp): string[] =>
  fields.flatMap(({ key, label, value }) => {
    const clock = rule.test(key) || rule.test(label) ? clockOf(value) : undefined;
    return clock ? [clock] : [];
  });

const hoursOf = (clock: string): number => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60;

/**
 * A pass is relevant when it leaves or when it boards: a field that says when it leaves decides, and boarding is no departure.
 * One that boards before midnight may leave after it.
 */
const startOf = (start: StatedEnd | null, fields: readonly PassField[]): StatedEnd | null => {
  if (!start || start.zone !== null) return start;
  const [leaves] = clocksUnder(fields, /depart|^dep|leaves/i);
  const isNextDay = leaves && start.time && hoursOf(start.time) - hoursOf(leaves) > 12;
  if (leaves) return { ...start, date: isNextDay ? addDays(start.date, 1) : start.date, time: leaves };
  return clocksUnder(fields, /board/i).includes(start.time ?? '') ? { ...start, time: null } : start;
};

export const readPassReservation = (bytes: Uint8Array): StatedReservation | undefined => {
  let pass;
  try {
    pass = Pass.parse(JSON.parse(readZipEntry(bytes, 'pass.json')?.toString('utf8') ?? ''));
  } catch {
    return undefined;
  }
  const style = pass.boardingPass ?? pass.eventTicket ?? pass.generic;
  const { headerFields = [], primaryFields = [], secondaryFields = [], auxiliaryFields = [] } = style ?? {};
  // The back of a pass is long text, in which a clock can be any.
  const front = [...headerFields, ...primaryFields, ...secondaryFields, ...auxiliaryFields];
  const fields = [...front, ...(style?.backFields ?? [])];
  const kind = kindOf(pass.boardingPass && (pass.boardingPass.transitType ?? 'Air'));
  const [from] = pass.boardingPass ? primaryFields : [];
  const start = toStatedEnd(pass.relevantDate, { airport: from?.value, place: from?.label });
  const number = valueOf(fields, /confirmation|locator|pnr|booking|record/i);
  const flight = kind === 'flight' ? valueOf(fields, /flight/i) : undefined;
  const name = valueOf(fields, /passenger|^name$/i);
  const supplier = pass.organizationName?.slice(0, 120) ?? null;
  const digits = /\d{1,4}$/.exec(flight ?? '')?.[0];
  const title = digits
    ? `${supplier ?? ''} ${digits}`.trim()
    : (primaryFields[0]?.value ?? pass.description ?? null);
  return {
    ...unstated,
    source: 'pass',
    kind,
    supplier,
    title: pass.boardingPass && !digits ? supplier : (title?.slice(0, 160) ?? null),
    status: pass.voided ? 'canceled' : 'unstated',
    numbers: [
      ...toStatedNumber(kind === 'flight' ? 'locator' : 'confirmation', number),
      ...toStatedNumber('flight', flight),
    ],
    start: pass.boardingPass ? startOf(start, front) : start,
    names: name ? [name.slice(0, 120)] : [],
  };
};
