/** `a•••@example.com`: enough to know one's own address again, too little to learn somebody else's. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
