import { ParseUUIDPipe } from '@nestjs/common';
import { makeNotFound } from '@landsea/nest-kit';

/** A malformed id answers like one whose row is missing. */
export const ownId = new ParseUUIDPipe({ exceptionFactory: () => makeNotFound() });
