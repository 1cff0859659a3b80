import * as z from 'zod/mini';

export const ClientEmail = z
  .string('Enter an email address')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.email('Enter an email address'),
    z.maxLength(254, 'Enter an email address'),
  );
