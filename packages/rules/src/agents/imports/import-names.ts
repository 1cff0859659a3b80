import { readCapitals } from './import-text.js';

export interface FileName {
  firstName: string;
  lastName: string;
  suffix?: string;
}

const AND = /\s*(?:&|\+|\/|\band\b)\s*/i;

/** `Tom and Beth` are two; `Mary-Kate` and `Anderson` one. */
export const splitAdults = (firstName: string): string[] =>
  firstName
    .split(AND)
    .map((name) => name.trim())
    .filter(Boolean);

/** `BRANDT/JOHN & LISA`. */
export const readReversed = (name: string): FileName[] => {
  const [, last = '', rest = ''] = /^([^/]+)\/([^/]+)$/.exec(name.trim()) ?? [];
  return splitAdults(rest.replace(/\b(?:MR|MRS|MS|DR|MISS)\b\.?/g, '').trim()).map((firstName) => ({
    firstName: readCapitals(firstName),
    lastName: readCapitals(last.trim()),
  }));
};

const SUFFIX = /,?\s+([Jj][Rr]|[Ss][Rr]|II|III|IV)\.?(?=\s*(?:,|$))/;

/** `Foley, Erin`, `Erin Foley`, `Foley Jr., Erin` or `Erin Foley, Jr.`; the last word but a suffix is the last name. */
export const readFullName = (name: string): FileName | undefined => {
  const [, suffix] = SUFFIX.exec(name) ?? [];
  const text = name.replace(SUFFIX, '').trim();
  if (text === '' || text.includes('@')) return undefined;
  const own = suffix ? { suffix } : {};
  const [, last, first] = /^([^,]+),\s*(.+)$/.exec(text) ?? [];
  if (last && first) return { firstName: first, lastName: last, ...own };
  const words = text.split(/\s+/);
  const lastName = words.at(-1) ?? '';
  return words.length > 1 ? { firstName: words.slice(0, -1).join(' '), lastName, ...own } : undefined;
};

export interface FileRelative {
  /** Empty where the file says a name without a relation. */
  relationship: string;
  firstName: string;
  lastName: string;
  age?: number;
  bornIn?: number;
  /** “Spouse of Ana Delgado” says it of the person of the row. */
  isOfOther?: true;
}

const RELATION =
  /^(spouse|husband|wife|partner|child|son|daughter|kid|mother|father|parent|grandparent|grandmother|grandfather|sibling|brother|sister)s?\b/i;

const readRelative = (part: string, lastName: string): FileRelative | undefined => {
  const [, word] = RELATION.exec(part) ?? [];
  const rest = word ? part.replace(RELATION, '').replace(/^\s*(?::|of\b)\s*/i, '') : part;
  const [, name = '', number] =
    /^(.*?)\s*[(\s]*\b(\d{1,4})?\b\)?\s*(?:yrs?|years?(?: old)?|y\/?o)?\.?\)?$/i.exec(rest.trim()) ?? [];
  const bare = name
    .replace(/[()]/g, '')
    .replace(/\bage\b/i, '')
    .trim();
  if (!/^\p{L}/u.test(bare)) return undefined;
  const whole = readFullName(bare);
  const value = number === undefined ? undefined : Number(number);
  return {
    relationship: word ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : '',
    firstName: whole?.firstName ?? bare,
    lastName: whole?.lastName ?? lastName,
    ...(value !== undefined && value < 100 && { age: value }),
    ...(value !== undefined && value >= 1900 && { bornIn: value }),
    ...(word && /^\w+\s+of\b/i.test(part) && { isOfOther: true as const }),
  };
};

/** `Nora (7), Finn 4`, `Mia 7 and Leo 4`, `Spouse: Ken Nakamura, Child: Emi Nakamura (2018)`, `Spouse of Ana Delgado`. */
export const readRelatives = (cell: string, lastName: string): FileRelative[] =>
  cell
    .split(/\s*[,;\n]\s*(?:and\s+)?|\s+(?:and|&)\s+/i)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => readRelative(part, lastName) ?? []);

/** The line of the notes that begins with `Kids:`. */
export const findChildrenLine = (notes: string): string | undefined =>
  /^(?:kids|children|child):\s*(.+)$/im.exec(notes)?.[1];
