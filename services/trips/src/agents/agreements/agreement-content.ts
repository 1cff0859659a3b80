import type {
  AddAgreement,
  AgreementContent,
  AgreementValues,
  SigningAnswers,
  SigningAsk,
} from '@landsea/contracts/agents';
import { formatDateWithYear } from '@landsea/contracts/core';
import { fillFields, labelOfField, listFieldNames } from './agreement-fields.js';
import type { AgreementTextRow } from './agreement-text.entity.js';
import type { StoredSignature } from './agreement.entity.js';

export const formatCents = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

type Typed = Pick<AddAgreement, 'values' | 'amounts' | 'cancellation' | 'authorization' | 'recipientName'>;
type Names = Pick<AgreementContent, 'agentName' | 'agencyName' | 'tripName'>;

export const valuesOfAuthorization = ({ authorization, recipientName }: Typed): AgreementValues =>
  authorization
    ? {
        payerName: recipientName,
        supplierName: authorization.supplier,
        authorizedAmount: formatCents(authorization.cents),
        authorizationUntil: formatDateWithYear(authorization.until),
      }
    : {};

export const makeContent = (text: AgreementTextRow, typed: Typed, names: Names): AgreementContent => {
  const values = {
    ...text.values,
    ...typed.values,
    ...valuesOfAuthorization(typed),
    version: String(text.version),
  };
  const { amounts, cancellation, authorization } = typed;
  return {
    title: fillFields(text.title, values),
    textVersion: text.version,
    ...names,
    sections: text.blocks
      .filter(({ isOn }) => isOn)
      .map(({ heading, body }) => ({
        heading: fillFields(heading, values),
        body: fillFields(body, values),
      })),
    amounts,
    cancellation,
    authorization,
  };
};

const namesIn = ({ title, sections }: AgreementContent): string[] =>
  listFieldNames([title, ...sections.flatMap(({ heading, body }) => [heading, body])]);

export const listEmptyFields = (content: AgreementContent, isSigned: (name: string) => boolean): string[] =>
  namesIn(content).filter((name) => !isSigned(name));

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const asks: readonly SigningAsk[] = [
  {
    name: 'protectionAnswer',
    label: 'Do you want travel protection?',
    options: [
      { value: 'accepted', label: 'Yes, I want it' },
      { value: 'declined', label: 'No, I decline it' },
    ],
  },
  { name: 'marketingConsent', label: 'May we send you news by email?', options: yesNo },
  { name: 'photoConsent', label: 'May we show your photos in our advertising?', options: yesNo },
];
const lastFour: SigningAsk = {
  name: 'lastFour',
  label: 'Last four digits of the card you’ll use',
  options: [],
};

export const listAsks = (content: AgreementContent): SigningAsk[] => {
  const names = namesIn(content);
  return [...asks.filter(({ name }) => names.includes(name)), ...(content.authorization ? [lastFour] : [])];
};

const wordOf = (asked: readonly SigningAsk[], name: string, value: string): string =>
  asked.find((ask) => ask.name === name)?.options.find((option) => option.value === value)?.label ?? value;

/** The text as it is read: before the signature, its fields say what comes there. */
export const renderContent = (
  content: AgreementContent,
  signature: StoredSignature | null,
  signedOn: string,
): AgreementContent => {
  const asked = listAsks(content);
  const answers = Object.entries(signature?.answers ?? ({} as SigningAnswers));
  const values: AgreementValues = signature
    ? {
        ...Object.fromEntries(answers.map(([name, value]) => [name, wordOf(asked, name, String(value))])),
        signerName: signature.name,
        signDate: signedOn,
      }
    : Object.fromEntries(namesIn(content).map((name) => [name, `[${labelOfField(name).toLowerCase()}]`]));
  return {
    ...content,
    title: fillFields(content.title, values),
    sections: content.sections.map(({ heading, body }) => ({
      heading: fillFields(heading, values),
      body: fillFields(body, values),
    })),
  };
};
