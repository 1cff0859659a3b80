import { checkSession } from './request';

type AskToSignIn = () => Promise<boolean>;

let ask: AskToSignIn | undefined;
let asked: Promise<boolean> | undefined;

/** @returns the function that resets it. */
export const promptSignInWith = (next: AskToSignIn): (() => void) => {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
};

/** One prompt for all calls that fail meanwhile; false when the person signs out instead. */
export const isSignedInAgain = async (signal: AbortSignal): Promise<boolean> => {
  if (!ask) return false;
  if (await checkSession(signal)) return true;
  if (signal.aborted || !ask) return false;
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
};
