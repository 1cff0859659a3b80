import {
  applyDetails,
  clientDetailFields,
  ClientDetails,
  type ClientDetailName,
  type ClientStage,
} from '@landsea/contracts/agents';
import type { ImportedHousehold, ImportField } from '@landsea/contracts/agents/imports';
import { readPostalCode } from './import-contacts.js';
import { listOnce, foldName, readCapitals, readNotes, splitValues } from './import-text.js';
import { readChoice, readTravelDate, type ReadingSettings } from './read-person.js';
import type { RowCells } from './row-cells.js';

/** The words of other systems for our stages. */
const STAGES: Readonly<Record<string, ClientStage>> = {
  lead: 'lead',
  planning: 'lead',
  new: 'lead',
  prospect: 'lead',
  subscriber: 'lead',
  opportunity: 'lead',
  opendeal: 'lead',
  inprogress: 'lead',
  quoted: 'quoted',
  quote: 'quoted',
  proposal: 'quoted',
  booked: 'booked',
  ready: 'booked',
  readytogo: 'booked',
  customer: 'booked',
  traveling: 'traveling',
  traveled: 'traveled',
  pastclient: 'traveled',
  completed: 'traveled',
  lost: 'lost',
  inactive: 'lost',
  unqualified: 'lost',
};

const readStage = (cells: RowCells): ClientStage | undefined => {
  const said = cells.getAll('stage');
  const stage = said.map((each) => STAGES[foldName(each)]).find(Boolean);
  for (const each of said)
    if (!STAGES[foldName(each)]) cells.say(`“${each}” is none of our stages: it was left out.`);
  return stage;
};

const texts = [
  'street',
  'unit',
  'city',
  'state',
  'country',
  'emergencyContact',
  'referredBy',
] as const satisfies readonly ImportField[];

const readConsents = (cell: string): ClientDetails['consents'] => {
  try {
    return ClientDetails.shape.consents.parse(JSON.parse(cell));
  } catch {
    return undefined;
  }
};

const readClientDetails = (cells: RowCells, settings: ReadingSettings): ClientDetails => {
  const found = {} as Record<(typeof texts)[number], string>;
  for (const name of texts) {
    const field = clientDetailFields[name];
    const cell = cells.get(name);
    const isCode = (name === 'state' || name === 'country') && cell.length < 4;
    const text = settings.isCapitals && !isCode ? readCapitals(cell) : cell;
    if (field.kind === 'text') found[name] = text.slice(0, field.most);
  }
  const { code, problem } = readPostalCode(cells.get('postalCode'), cells.get('state'), cells.get('country'));
  if (problem) cells.say(`${problem}.`);
  const prefers = clientDetailFields.contactPreference;
  const preference =
    prefers.kind === 'choice' ? readChoice(prefers.names, cells.get('contactPreference')) : undefined;
  const read: Record<ClientDetailName, unknown> = {
    ...found,
    postalCode: code.slice(0, 20),
    contactPreference: preference ?? null,
    anniversary: readTravelDate(cells, 'anniversary', settings) ?? null,
    consents: readConsents(cells.get('consents')) ?? null,
  };
  return applyDetails<ClientDetails>(read as ClientDetails);
};

const MAX_NOTES = 2000;

export type ReadHouseholdFacts = Omit<ImportedHousehold, 'key' | 'lines' | 'people'>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads what a row says of the household; `said` are texts without a field of their own, which go to the notes. */
export const readHouseholdFacts = (
  cells: RowCells,
  settings: ReadingSettings,
  said: readonly string[],
): ReadHouseholdFacts => {
  const own = cells.get('household').toLowerCase();
  const tags = listOnce(
    [...cells.getAll('tags'), ...cells.getAll('contactType')].flatMap(splitValues),
  ).filter((tag) => tag.length <= 40);
  const written = [...cells.getAll('notes').map((text) => readNotes(text, settings.system)), ...said]
    .join('\n')
    .trim();
  if (written.length > MAX_NOTES)
    cells.say('The notes were longer than 2,000 characters: the rest was left out.');
  const stage = readStage(cells);
  const details = readClientDetails(cells, settings);
  const nextStepOn = readTravelDate(cells, 'nextStepOn', settings);
  const [source, nextStep] = [cells.get('source').slice(0, 120), cells.get('nextStep').slice(0, 200)];
  return {
    ...(settings.system === 'landsea' && UUID.test(own) && { ownId: own }),
    ...(stage && { stage }),
    ...(source && { source }),
    ...(tags.length > 0 && { tags: tags.slice(0, 20) }),
    ...(written && { notes: written.slice(0, MAX_NOTES) }),
    ...(nextStep && { nextStep }),
    ...(nextStepOn && { nextStepOn }),
    ...(Object.keys(details).length > 0 && { details }),
  };
};
