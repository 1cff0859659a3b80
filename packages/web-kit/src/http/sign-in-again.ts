import { sessionStillThere } from './request';

/** Asks the person to sign in again without leaving the page. Resolves to whether the same person did. */
type AskToSignIn = () => Promise<boolean>;

let ask: AskToSignIn | undefined;
let asked: Promise<boolean> | undefined;

/** Sets who asks while somebody is signed in; the shell does. @returns the function that takes it back. */
export const promptSignInWith = (next: AskToSignIn): (() => void) => {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
};

/**
 * Whether a call that was refused for want of a session can be sent again. The person is asked once for all calls that fail
 * meanwhile; with nobody to ask, and when the person signs out instead, the refusal stands.
 */
export const isSignedInAgain = async (signal: AbortSignal): Promise<boolean> => {
  if (!ask) return false;
  if (await sessionStillThere(signal)) return true;
  if (signal.aborted || !ask) return false;
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
};
