import type { StatedReservation } from '@landsea/contracts/forwarding';
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

export const readPassReservation = (bytes: Uint8Array): StatedReservation | undefined => {
  let pass;
  try {
    pass = Pass.parse(JSON.parse(readZipEntry(bytes, 'pass.json')?.toString('utf8') ?? ''));
  } catch {
    return undefined;
  }
  const style = pass.boardingPass ?? pass.eventTicket ?? pass.generic;
  const { headerFields = [], primaryFields = [], secondaryFields = [], auxiliaryFields = [] } = style ?? {};
  const fields = [
    ...headerFields,
    ...primaryFields,
    ...secondaryFields,
    ...auxiliaryFields,
    ...(style?.backFields ?? []),
  ];
  const kind = kindOf(pass.boardingPass && (pass.boardingPass.transitType ?? 'Air'));
  const [from] = pass.boardingPass ? primaryFields : [];
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
    start: toStatedEnd(pass.relevantDate, { airport: from?.value, place: from?.label }),
    names: name ? [name.slice(0, 120)] : [],
  };
};
