import type { AgreementBlock, AgreementField, AgreementValues } from '@landsea/contracts/agents';

/** typed: by the agent, mostly once for all clients; known: from client, trip and agent; signed: by the client. */
type FieldSource = 'typed' | 'known' | 'signed';

const fields: Readonly<Record<string, readonly [label: string, source: FieldSource]>> = {
  agencyName: ['Your agency', 'known'],
  agencyAddress: ['Your business address', 'typed'],
  agencyEmail: ['Email for notices', 'known'],
  agentName: ['Your name', 'known'],
  hostName: ['Your host agency', 'typed'],
  sellerRegistrations: ['Seller of travel numbers', 'typed'],
  clientName: ['Client', 'known'],
  travelerNames: ['Travelers', 'known'],
  tripName: ['Trip', 'known'],
  tripDates: ['Dates of the trip', 'known'],
  serviceList: ['What you do for the trip', 'typed'],
  exclusions: ['What is not included', 'typed'],
  planningFee: ['Planning fee', 'typed'],
  feeRefundRule: ['When the fee comes back', 'typed'],
  revisionsIncluded: ['Quote versions included', 'typed'],
  extraRevisionFee: ['Fee for more versions', 'typed'],
  agentCancelFee: ['Your fee when they cancel', 'typed'],
  responseHours: ['Usual time to answer', 'typed'],
  emergencyHours: ['Hours for emergencies', 'typed'],
  commissionNote: ['How you are paid', 'typed'],
  sharedData: ['Data you keep', 'typed'],
  retentionMonths: ['Months until copies of papers are deleted', 'typed'],
  governingState: ['State whose law applies', 'typed'],
  disputeStep: ['First step in a dispute', 'typed'],
  payerName: ['Who pays', 'known'],
  supplierName: ['Supplier', 'known'],
  authorizedAmount: ['Amount', 'known'],
  authorizationUntil: ['Until', 'known'],
  version: ['Version of the text', 'known'],
  protectionAnswer: ['Answer about protection', 'signed'],
  marketingConsent: ['News by email', 'signed'],
  photoConsent: ['Photos in advertising', 'signed'],
  signerName: ['Who signs', 'signed'],
  signDate: ['Day of the signature', 'signed'],
};

const FIELD = /\{\{\s*(\w+)\s*\}\}/g;

export const isSignedField = (name: string): boolean => fields[name]?.[1] === 'signed';

/** Names in the order in which the text has them. */
export const listFieldNames = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(FIELD)].map(([, name = '']) => name))),
];

const textsOf = (blocks: readonly AgreementBlock[]): string[] =>
  blocks.flatMap(({ heading, body, isOn }) => (isOn ? [heading, body] : []));

export const listFieldsOf = (blocks: readonly AgreementBlock[]): string[] => listFieldNames(textsOf(blocks));

export const findUnknownField = (blocks: readonly AgreementBlock[]): string | undefined =>
  listFieldNames(blocks.flatMap(({ heading, body }) => [heading, body])).find((name) => !(name in fields));

/** Those that the agent fills in or reads over; a signature fills the others. */
export const describeFields = (blocks: readonly AgreementBlock[]): AgreementField[] =>
  listFieldsOf(blocks).flatMap((name) => {
    const [label, source] = fields[name] ?? ['', 'signed'];
    return source === 'signed' ? [] : [{ name, label, isTyped: source === 'typed' }];
  });

export const labelOfField = (name: string): string => fields[name]?.[0] ?? name;

/** A field without a value stays in the text. */
export const fillFields = (text: string, values: AgreementValues): string =>
  text.replace(FIELD, (field, name: string) => values[name]?.trim() || field);
