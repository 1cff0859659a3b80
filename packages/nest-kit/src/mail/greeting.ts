/** Nobody has verified a name at an unverified address, so it is left out. */
export const greet = ({ firstName, emailVerified }: { firstName: string; emailVerified: boolean }): string =>
  emailVerified && firstName ? `Hi ${firstName},` : 'Hi,';
