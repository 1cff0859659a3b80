import { StripeRefusal } from './stripe-refusal.js';

/** A decoded body: lists are still objects keyed by index, because only the schema knows a list from metadata. */
export type FormValue = string | FormObject;
export interface FormObject {
  [key: string]: FormValue;
}

const MAX_DEPTH = 10;

export function parseForm(encoded: string): FormObject {
  const root = emptyObject();
  for (const [name, value] of new URLSearchParams(encoded)) assign(root, keysOf(name), value, name);
  return root;
}

function keysOf(name: string): string[] {
  const [, head, tail] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (head === undefined || tail === undefined) throw badName(name);
  const keys = [head, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
  if (keys.length > MAX_DEPTH) throw badName(name);
  return keys;
}

function assign(target: FormObject, keys: string[], value: string, name: string): void {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  const slot = key === '' ? String(Object.keys(target).length) : key;
  const held = target[slot];
  if (rest.length === 0) {
    if (typeof held === 'object') throw badName(name);
    target[slot] = value;
    return;
  }
  if (typeof held === 'string') throw badName(name);
  const next = held ?? emptyObject();
  target[slot] = next;
  assign(next, rest, value, name);
}

const emptyObject = (): FormObject => Object.create(null) as FormObject;

const badName = (name: string) =>
  StripeRefusal.invalid(`Invalid parameter name: ${name}`, { code: 'parameter_unknown', param: name });
