import { StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { makeInvalidField, makeValidationFailed } from './plain-errors.js';

const UNKEEPABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Undefined when Postgres can store the text: no NUL, no half surrogate pair. @param value parsed JSON. */
export const findUnkeepableText = (value: unknown): string | undefined => {
  const waiting: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: at, path } = next;
    if (typeof at === 'string' && UNKEEPABLE.test(at)) return path;
    if (typeof at === 'object' && at !== null)
      for (const [key, inner] of Object.entries(at))
        waiting.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
  }
  return undefined;
};

const keyOf = (segment: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment);

class BodyPipe extends StandardSchemaValidationPipe {
  override transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const path = metadata.schema ? findUnkeepableText(value) : undefined;
    if (path !== undefined)
      throw makeInvalidField(
        path,
        'This text contains a character that can’t be saved: retype it instead of pasting it',
      );
    return super.transform(value, metadata);
  }
}

export const makeValidationPipe = (): StandardSchemaValidationPipe =>
  new BodyPipe({
    exceptionFactory: (issues) =>
      makeValidationFailed(
        issues
          .slice(0, 50)
          .map(({ path, message }) => ({ path: (path ?? []).map(keyOf).join('.'), message })),
      ),
  });
