import type { ImportField, ImportMapping } from '@landsea/contracts/agents/imports';
import { fieldHeadings } from './import-headings.js';
import { foldName } from './import-text.js';

export interface ImportSystem {
  key: string;
  name: string;
  object: 'clients' | 'bookings';
  /** Headings that together tell the system. */
  signature: readonly string[];
  /** Headings that mean something else than elsewhere; null leaves a column out. */
  own?: Readonly<Record<string, ImportField | null>>;
}

const tern = { key: 'tern', name: 'Tern' } as const;
const traveljoy = { key: 'traveljoy', name: 'TravelJoy' } as const;
const travefy = { key: 'travefy', name: 'Travefy' } as const;
const clientbase = { key: 'clientbase', name: 'ClientBase' } as const;
const tess = { key: 'tess', name: 'TESS' } as const;
const vacationcrm = { key: 'vacationcrm', name: 'VacationCRM' } as const;
const google = { key: 'google', name: 'Google Contacts' } as const;
const hubspot = { key: 'hubspot', name: 'HubSpot' } as const;

/** The fullest signature that is in a file decides. */
export const importSystems: readonly ImportSystem[] = [
  {
    key: 'landsea',
    name: 'Landsea',
    object: 'clients',
    signature: ['Household', 'Lead', 'First name', 'Last name', 'Client notes'],
    own: { title: 'title', age: 'knownAge' },
  },
  {
    ...tern,
    object: 'clients',
    signature: ['Primary Phone Number', 'Preferred First Name', 'Passport - Number'],
    own: { passportsurname: null, passportgivennames: null, passportdateofbirth: null, agencyimportid: null },
  },
  {
    ...tern,
    object: 'clients',
    signature: ['Legal First Name', 'Primary Email Address'],
    own: { contacttype: 'tags' },
  },
  {
    ...tern,
    object: 'bookings',
    signature: ['Expected Commission', 'Accreditation'],
    own: { status: 'tripStatus' },
  },
  {
    ...traveljoy,
    object: 'clients',
    signature: ['Passport Expiration', 'Known Traveler Number', 'Loyalty Programs'],
  },
  {
    ...traveljoy,
    object: 'bookings',
    signature: ['Primary Traveler', 'Additional Travelers'],
    own: { stage: 'tripStatus', group: null, additionaltravelers: null },
  },
  {
    ...traveljoy,
    object: 'bookings',
    signature: ['Confirmation #', 'Commission %', 'Expected Commission'],
    own: { status: 'tripStatus', confirmation: 'bookingNumber' },
  },
  { ...travefy, object: 'clients', signature: ['Labels', 'Owner', 'Phone Number'] },
  {
    ...travefy,
    object: 'bookings',
    signature: ['Lead Traveler', 'Trip Name'],
    own: { status: 'tripStatus', tags: null },
  },
  {
    ...clientbase,
    object: 'clients',
    signature: ['Courtesy Title', 'Interface ID', 'Marketing Codes'],
    own: { salutation: null, branch: null, phone2: 'otherPhone' },
  },
  {
    ...clientbase,
    object: 'clients',
    signature: ['Traveler First Name', 'Membership Program'],
    own: { membershipnumber: 'loyalties', interfaceid: null },
  },
  {
    ...clientbase,
    object: 'bookings',
    signature: ['Res Card No', 'Final Pymt Due'],
    own: { status: 'tripStatus' },
  },
  { ...tess, object: 'clients', signature: ['Referral Group', 'Relatives'] },
  {
    ...tess,
    object: 'bookings',
    signature: ['Booking Number', 'Package Price'],
    own: { status: 'tripStatus' },
  },
  { ...vacationcrm, object: 'clients', signature: ['Spouse First Name', 'Lead Source'] },
  {
    ...vacationcrm,
    object: 'bookings',
    signature: ['Resort', 'Dining Date'],
    own: { departure: 'tripEnd', children: null, status: 'tripStatus' },
  },
  {
    ...google,
    object: 'clients',
    signature: ['Phonetic First Name', 'E-mail 1 - Value', 'Labels'],
    own: { fileas: null },
  },
  { ...google, object: 'clients', signature: ['Given Name', 'Group Membership'], own: { name: null } },
  {
    ...hubspot,
    object: 'clients',
    signature: ['Record ID', 'Contact owner', 'Create Date'],
    own: { jobtitle: null, associatedcompany: null },
  },
  {
    ...hubspot,
    object: 'bookings',
    signature: ['Deal Name', 'Deal Stage'],
    own: { recordid: null, associatedcontactids: 'externalId' },
  },
];

export const unknownSystem: ImportSystem = {
  key: 'other',
  name: 'Another program',
  object: 'clients',
  signature: [],
};

/** The system of headings in any order, case and punctuation. */
export const findImportSystem = (header: readonly string[]): ImportSystem => {
  const known = new Set(header.map(foldName));
  const fits = importSystems.filter(({ signature }) => signature.every((name) => known.has(foldName(name))));
  return fits.toSorted((a, b) => b.signature.length - a.signature.length)[0] ?? unknownSystem;
};

/** Files of the same headings have the same mapping. */
export const makeSignature = (header: readonly string[]): string => header.map(foldName).join(',');

const fieldOfHeading: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(fieldHeadings).flatMap(([field, headings]) =>
    headings.map((heading) => [heading, field as ImportField] as const),
  ),
);

/** The fields of which a file may have several columns; of any other the first column counts. */
const SEVERAL: ReadonlySet<ImportField> = new Set([
  'email',
  'otherEmail',
  'phone',
  'otherPhone',
  'tags',
  'notes',
  'loyalties',
  'stage',
  'secret',
]);

export const guessMapping = (header: readonly string[], { own = {} }: ImportSystem): ImportMapping => {
  const taken = new Set<ImportField>();
  return header.map((heading) => {
    const name = foldName(heading);
    const field = name in own ? own[name] : fieldOfHeading.get(name);
    if (!field || (taken.has(field) && !SEVERAL.has(field))) return null;
    taken.add(field);
    return field;
  });
};

/** The row that knows most headings, of the first forty; -1 for none. */
export const findHeaderRow = (rows: readonly (readonly string[])[]): number => {
  let [best, most] = [-1, 1];
  for (const [index, cells] of rows.slice(0, 40).entries()) {
    const names = cells.map(foldName);
    const known = names.filter((name) => name !== '' && fieldOfHeading.has(name)).length;
    if (known > most) [best, most] = [index, known];
  }
  return best;
};

/** A file of another program that has days of trips and no addresses is one of bookings. */
export const findFileObject = (
  { key, object }: ImportSystem,
  mapping: ImportMapping,
): ImportSystem['object'] =>
  key === unknownSystem.key && mapping.includes('tripStart') && !mapping.includes('email')
    ? 'bookings'
    : object;
