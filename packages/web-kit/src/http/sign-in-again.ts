import { sessionStillThere } from './request';

/** Who asks a person whose session ended to sign in again, without leaving the page. */
export interface SignInPrompt {
  /** Whether somebody was signed in here who can sign in again. */
  isPossible: () => boolean;
  /** Resolves to whether the same person is signed in again. */
  ask: () => Promise<boolean>;
}

let prompt: SignInPrompt | undefined;
let asked: Promise<boolean> | undefined;

/** Sets who asks; the shell does. @returns the function that takes it back. */
export const promptSignInWith = (next: SignInPrompt): (() => void) => {
  prompt = next;
  return () => {
    if (prompt === next) prompt = undefined;
  };
};

/**
 * Whether a call that was refused for want of a session can be sent again. The person is asked once for all calls that fail
 * meanwhile; without a prompt, and when the person signs out instead, the refusal stands.
 */
export const isSignedInAgain = async (signal: AbortSignal): Promise<boolean> => {
  if (!prompt?.isPossible()) return false;
  if (await sessionStillThere(signal)) return true;
  if (signal.aborted || !prompt.isPossible()) return false;
  asked ??= prompt.ask().finally(() => {
    asked = undefined;
  });
  return asked;
};
