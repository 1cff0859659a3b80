import { StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { findUnkeepableText } from './keepable-text.js';
import { makeInvalidField, makeValidationFailed } from './plain-errors.js';

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
