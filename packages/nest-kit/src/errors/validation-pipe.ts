import { StandardSchemaValidationPipe } from '@nestjs/common';
import { validationFailed } from './plain-errors.js';

const keyOf = (segment: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment);

/** Checks each parameter that names a schema (`@Body({ schema: CreateTrip })`) and answers VALIDATION_FAILED. */
export const validationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      validationFailed(
        issues
          .slice(0, 50)
          .map(({ path, message }) => ({ path: (path ?? []).map(keyOf).join('.'), message })),
      ),
  });
