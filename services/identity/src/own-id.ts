import { ParseUUIDPipe } from '@nestjs/common';
import { notFound } from '@landsea/nest-kit';

export const ownId = new ParseUUIDPipe({ exceptionFactory: () => notFound() });
