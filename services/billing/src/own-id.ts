import { ParseUUIDPipe } from '@nestjs/common';
import { notFound } from '@landsea/nest-kit';

/** For an id in an address: a malformed one answers like one whose row is missing. */
export const ownId = new ParseUUIDPipe({ exceptionFactory: () => notFound() });
