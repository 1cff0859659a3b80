import { ParseUUIDPipe } from '@nestjs/common';
import { makeNotFound } from '@landsea/nest-kit';

export const ownId = new ParseUUIDPipe({ exceptionFactory: () => makeNotFound() });
