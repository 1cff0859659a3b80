import { StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { unkeepableTextIn } from './keepable-text.js';
import { validationFailed } from './plain-errors.js';

const keyOf = (segment: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment);

class BodyPipe extends StandardSchemaValidationPipe {
  override transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const path = metadata.schema ? unkeepableTextIn(value) : undefined;
    if (path !== undefined)
      throw validationFailed([
        { path, message: 'This text holds a sign that cannot be kept: type it anew instead of pasting it' },
      ]);
    return super.transform(value, metadata);
  }
}

export const validationPipe = (): StandardSchemaValidationPipe =>
  new BodyPipe({
    exceptionFactory: (issues) =>
      validationFailed(
        issues
          .slice(0, 50)
          .map(({ path, message }) => ({ path: (path ?? []).map(keyOf).join('.'), message })),
      ),
  });
