import type { z } from 'zod';
import type { FormObject } from '../http/form-body.js';
import { StripeRefusal } from '../http/stripe-refusal.js';

type Issue = z.core.$ZodIssue;

export function checkParams<S extends z.ZodType>(schema: S, sent: FormObject): z.output<S> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const issue = issues.find((one) => one.code === 'unrecognized_keys') ?? issues[0];
  throw issue ? failureOf(issue, sent) : parsed.error;
}

function failureOf(issue: Issue, sent: FormObject): StripeRefusal {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => bracketed([...issue.path, key]));
    const message = `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`;
    return StripeRefusal.invalid(message, { code: 'parameter_unknown', param: names[0] });
  }
  const param = bracketed(issue.path);
  if (valueAt(sent, issue.path) === undefined) {
    return StripeRefusal.missing(param);
  }
  const message = issue.code === 'invalid_type' ? `Invalid ${issue.expected}` : issue.message;
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return StripeRefusal.invalid(message, { param, ...(typeof code === 'string' && { code }) });
}

function bracketed(path: PropertyKey[]): string {
  const [head, ...rest] = path.map(String);
  return `${head ?? ''}${rest.map((key) => `[${key}]`).join('')}`;
}

function valueAt(sent: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    sent,
  );
}
