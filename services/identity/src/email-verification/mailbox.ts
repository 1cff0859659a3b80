/**
 * Many providers deliver `a.b+tag@x` to `ab@x`. It is a name for a limit, never an address to write to.
 */
export const getMailbox = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return (name.replaceAll('.', '') + email.slice(at)).toLowerCase();
};
