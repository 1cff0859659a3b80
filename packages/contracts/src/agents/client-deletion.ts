import * as z from 'zod/mini';

/** `POST /api/v1/clients/:clientId/deletion`: for good, confirmed with the client's name. Refused while trips made for them exist. */
export const DeleteClient = z.strictObject({
  name: z.string('Type the name of the client').check(z.maxLength(200, 'Type the name of the client')),
});
export type DeleteClient = z.infer<typeof DeleteClient>;

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Spaces and capitals do not matter. */
export const isNameOf = (
  typed: string,
  { firstName, lastName }: Readonly<Record<'firstName' | 'lastName', string>>,
): boolean => plain(typed) === plain(`${firstName} ${lastName}`);
