import type { FileProblem } from '@landsea/contracts/forwarding';

/** After the name of the file and a colon. */
export const fileProblems: Record<FileProblem, string> = {
  picture: 'a picture, which we can’t read',
  scan: 'a picture of a page, which we can’t read',
  password: 'locked with a password',
  damaged: 'did not open',
  empty: 'empty',
  'too-long': 'too long to read all of it',
  'too-large': 'too large to read',
  kind: 'a kind of file we can’t read',
};
