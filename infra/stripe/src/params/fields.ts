import type Stripe from 'stripe';
import { z } from 'zod';

import type { FormValue } from '../http/form-body.js';

type Refuse = (code: string, message: string) => never;

const fromText = <T>(read: (value: string, refuse: Refuse) => T) =>
  z.string().transform((value, context): T => {
    const refuse = (code: string, message: string) => {
      context.addIssue({ code: 'custom', message, params: { code } });
      return z.NEVER;
    };
    return read(value, refuse);
  });

export const text = fromText((value, refuse) => {
  if (value === '')
    return refuse(
      'parameter_invalid_empty',
      'You passed an empty string. We assume empty values are an attempt to unset a parameter, which cannot be unset here.',
    );
  if (value.length > 5000)
    return refuse('parameter_invalid_string', 'Invalid string: must be at most 5000 characters');
  return value;
});

export const integer = fromText((value, refuse) =>
  /^-?\d{1,15}$/.test(value)
    ? Number(value)
    : refuse('parameter_invalid_integer', `Invalid integer: ${value}`),
);

export const positive = integer.refine((value) => value >= 1, {
  message: 'This value must be greater than or equal to 1.',
  params: { code: 'parameter_invalid_integer' },
});

export const cents = integer.refine((value) => value >= 0, {
  message: 'This value must be greater than or equal to 0.',
  params: { code: 'parameter_invalid_integer' },
});

export const flag = fromText((value, refuse) =>
  value === 'true' || value === 'false'
    ? value === 'true'
    : refuse('parameter_invalid_boolean', `Invalid boolean: ${value}`),
);

export const address = fromText((value, refuse) => {
  const readable = value.replaceAll(/[{}]/g, '');
  return URL.canParse(readable) && /^https?:$/.test(new URL(readable).protocol)
    ? value
    : refuse('url_invalid', 'Not a valid URL');
});

export const email = fromText((value, refuse) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
    ? value
    : refuse('email_invalid', `Invalid email address: ${value}`),
);

export const currency = fromText((value, refuse) =>
  /^[a-z]{3}$/.test(value) ? value : refuse('parameter_invalid_string', `Invalid currency: ${value}`),
);

export const oneOf = <const T extends string>(...allowed: T[]) =>
  z.enum(allowed, {
    error: (issue) => `Invalid value: must be one of ${allowed.join(', ')} (got ${String(issue.input)})`,
  });

/** A list arrives as an object keyed by index. */
export const list = <S extends z.ZodType>(item: S) =>
  z.preprocess((value) => (isObject(value) ? Object.values(value) : value), z.array(item));

/** A list with no more than so many items. */
export const atMost = <S extends z.ZodType<unknown[]>>(most: number, items: S) =>
  items.refine((value) => value.length <= most, {
    message: `Array must contain no more than ${String(most)} items.`,
    params: { code: 'parameter_invalid' },
  });

/** Sent as an empty string, the field is unset. */
export const clearable = <S extends z.ZodType>(field: S) =>
  z.preprocess((value) => (value === '' ? null : value), field.nullable());

export const metadata = clearable(
  z
    .record(
      z.string().max(40, 'Metadata keys can have up to 40 characters'),
      z.string().max(500, 'Metadata values can have up to 500 characters'),
    )
    .refine((entries) => Object.keys(entries).length <= 50, 'You can have up to 50 metadata keys'),
);

const range = z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial();

export const createdFilter = z.preprocess(
  (value) => (isObject(value) ? value : { gte: value, lte: value }),
  range,
);

export const cursor = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

/**
 * A call's parameters: strict, so that an unknown one is refused as Stripe refuses it, and named as the SDK's own
 * type `P` names them, so that a parameter the API dropped does not compile. `expand` is part of every call.
 */
export const paramsOf =
  <P>() =>
  <const S extends z.core.$ZodLooseShape>(shape: S & Record<Exclude<keyof S, keyof P>, never>) =>
    z.strictObject({ ...(shape as S), expand: list(text).optional() });

/** Stripe merges metadata: a key sent empty is removed, `null` removes all. */
export function mergeMetadata(
  held: Stripe.Metadata,
  sent: Record<string, string> | null | undefined,
): Stripe.Metadata {
  if (sent === null) return {};
  return Object.fromEntries(Object.entries({ ...held, ...sent }).filter(([, value]) => value !== ''));
}

const isObject = (value: unknown): value is Record<string, FormValue> =>
  typeof value === 'object' && value !== null;
