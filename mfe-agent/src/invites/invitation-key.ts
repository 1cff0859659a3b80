import { InvitationKey } from '@landsea/contracts/sharing';
import { sessionMemory } from '@landsea/web-kit';

const MEMORY = 'invitation';

/** Where the page stays once the key has left the address bar; also where sign-in leads back to. */
export const REDEEM_PATH = '/invite/redeem';

/** What the address brought: a link's token, or the code of `?code=`. */
export const keyOfAddress = (token: string | undefined, code: string | null): InvitationKey | undefined => {
  if (token) return { token };
  return code?.trim() ? { code: code.trim() } : undefined;
};

/** Kept for this tab, so that a reload and the way over the sign-in page do not lose it. */
export const rememberKey = (key: InvitationKey): void => {
  sessionMemory.write(MEMORY, JSON.stringify(key));
};

export const forgetKey = (): void => {
  sessionMemory.write(MEMORY, undefined);
};

export const recallKey = (): InvitationKey | undefined => {
  try {
    return InvitationKey.safeParse(JSON.parse(sessionMemory.read(MEMORY) ?? '')).data;
  } catch {
    return undefined;
  }
};

/** Takes the key out of the address bar and the history; the router need not know. */
export const hideKeyFromAddress = (): void => {
  window.history.replaceState(window.history.state, '', REDEEM_PATH);
};
