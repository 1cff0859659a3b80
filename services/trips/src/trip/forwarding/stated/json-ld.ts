import type { SchemaItem, SchemaValue } from './schema-item.js';

const SCRIPT = /<script\b[^>]{0,300}?application\/ld\+json[^>]{0,300}>/gi;
const MOST_SCRIPTS = 40;
const MOST_LENGTH = 200_000;
const MOST_DEPTH = 12;

/** Senders wrap it in comments, and leave line ends within texts and commas before brackets. */
const parsed = (source: string): unknown => {
  const json = source
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/, '');
  for (const text of [json, json.replace(/[\r\n\t]+/g, ' ').replace(/,\s{0,20}([\]}])/g, '$1')])
    try {
      return JSON.parse(text);
    } catch {
      continue;
    }
  return undefined;
};

const lastName = (type: string): string =>
  type.slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#')) + 1);

const valueOf = (value: unknown, depth: number): SchemaValue[] => {
  if (depth > MOST_DEPTH) return [];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.slice(0, 100).flatMap((each) => valueOf(each, depth + 1));
  return typeof value === 'object' && value !== null ? [itemOf(value, depth + 1)] : [];
};

const itemOf = (object: object, depth: number): SchemaItem => {
  const item: SchemaItem = { types: [], properties: new Map() };
  for (const [name, value] of Object.entries(object).slice(0, 100)) {
    const values = valueOf(value, depth);
    if (name === '@type')
      item.types.push(...values.flatMap((each) => (typeof each === 'string' ? [lastName(each)] : [])));
    else item.properties.set(name, values);
  }
  return item;
};

export const readJsonLdItems = (html: string): SchemaItem[] =>
  [...html.matchAll(SCRIPT)].slice(0, MOST_SCRIPTS).flatMap(({ 0: tag, index }) => {
    const start = index + tag.length;
    const end = html.indexOf('</script', start);
    const source = html.slice(start, end < 0 ? undefined : end);
    return source.length > MOST_LENGTH
      ? []
      : valueOf(parsed(source), 0).filter((each) => typeof each !== 'string');
  });
