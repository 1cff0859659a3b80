import type Stripe from 'stripe';
import { z } from 'zod';
import type { FormValue } from '../http/form-body.js';
import { StripeRefusal } from '../http/stripe-refusal.js';

type Refuse = (message: string, code?: string) => never;

const fromText = <T>(read: (value: string, refuse: Refuse) => T) =>
  z.string().transform((value, context): T => {
    const refuse = (message: string, code?: string) => {
      context.addIssue({ code: 'custom', message, params: { code } });
      return z.NEVER;
    };
    return read(value, refuse);
  });

export const defineText = (most: number) =>
  fromText((value, refuse) => {
    if (value === '')
      return refuse(
        'You passed an empty string. We assume empty values are an attempt to unset a parameter, which cannot be unset here.',
        'parameter_invalid_empty',
      );
    return value.length <= most
      ? value
      : refuse(
          `Invalid string: ${value.slice(0, 10)}...${value.slice(-9)}; must be at most ${most} characters`,
        );
  });

export const text = defineText(5000);

export const integer = fromText((value, refuse) =>
  /^-?\d{1,15}$/.test(value)
    ? Number(value)
    : refuse(`Invalid integer: ${value}`, 'parameter_invalid_integer'),
);

const atLeast = (least: number) =>
  integer.refine((value) => value >= least, {
    message: `This value must be greater than or equal to ${least}.`,
    params: { code: 'parameter_invalid_integer' },
  });

export const positive = atLeast(1);
export const cents = atLeast(0);

export const flag = fromText((value, refuse) =>
  value === 'true' || value === 'false' ? value === 'true' : refuse(`Invalid boolean: ${value}`),
);

const LONGEST_URL = 5000;

export const address = fromText((value, refuse) => {
  if (value.length > LONGEST_URL)
    return refuse(`Invalid URL: URL must be ${LONGEST_URL} characters or less.`);
  const readable = value.replaceAll(/[{}]/g, '');
  return URL.canParse(readable) && /^https?:$/.test(new URL(readable).protocol)
    ? value
    : refuse('Not a valid URL', 'url_invalid');
});

export const email = fromText((value, refuse) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
    ? value
    : refuse(`Invalid email address: ${value}`, 'email_invalid'),
);

export const currency = fromText((value, refuse) =>
  /^[a-z]{3}$/.test(value) ? value : refuse(`Invalid currency: ${value}`),
);

export const defineChoice = <const T extends string>(...allowed: T[]) =>
  z.enum(allowed, {
    error: (issue) => `Invalid value: must be one of ${allowed.join(', ')} (got ${issue.input})`,
  });

/** A list arrives as an object keyed by index. */
export const list = <S extends z.ZodType>(item: S) =>
  z.preprocess((value) => (isObject(value) ? Object.values(value) : value), z.array(item));

export const limitList = <S extends z.ZodType<unknown[]>>(most: number, items: S) =>
  items.refine((value) => value.length <= most, {
    message: `Array must contain no more than ${most} items.`,
  });

/** Sent as an empty string, all of it is removed. */
export const metadata = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .record(
      z.string().max(40, 'Metadata keys can have up to 40 characters'),
      z.string().max(500, 'Metadata values can have up to 500 characters'),
    )
    .nullable(),
);

const range = z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial();

export const createdFilter = z.preprocess(
  (value) => (isObject(value) ? value : { gte: value, lte: value }),
  range,
);

export const cursor = { limit: integer.optional(), starting_after: text.optional() };

/**
 * A call's parameters: strict, so that an unknown one is refused as Stripe refuses it, and named as the SDK's own
 * type `P` names them, so that a parameter the API dropped does not compile. `expand` is part of every call.
 */
export const defineParams =
  <P>() =>
  <const S extends z.core.$ZodLooseShape>(shape: S & Record<Exclude<keyof S, keyof P>, never>) =>
    z.strictObject({ ...(shape as S), expand: list(text).optional() });

const MOST_METADATA_KEYS = 50;

/**
 * Stripe merges metadata: a key sent empty is removed, `null` removes all.
 * @throws StripeRefusal 400 for more than 50 keys after that.
 */
export function mergeMetadata(
  held: Stripe.Metadata,
  sent: Record<string, string> | null | undefined,
): Stripe.Metadata {
  if (sent === null) return {};
  const entries = Object.entries({ ...held, ...sent }).filter(([, value]) => value !== '');
  if (entries.length <= MOST_METADATA_KEYS) return Object.fromEntries(entries);
  throw StripeRefusal.refused(
    `Metadata can have up to ${MOST_METADATA_KEYS} keys, but you've set ${entries.length}.`,
    { param: 'metadata' },
  );
}

const isObject = (value: unknown): value is Record<string, FormValue> =>
  typeof value === 'object' && value !== null;
