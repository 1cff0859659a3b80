/** How an email begins. A name is typed by the person who made the account, so an address that nobody has verified gets none. */
export const greeting = ({
  firstName,
  emailVerified,
}: {
  firstName: string;
  emailVerified: boolean;
}): string => (emailVerified && firstName ? `Hi ${firstName},` : 'Hi,');
