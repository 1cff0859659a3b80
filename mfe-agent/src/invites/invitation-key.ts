import { InvitationKey } from '@landsea/contracts/sharing';
import { sessionMemory } from '@landsea/web-kit';

const MEMORY = 'invitation';

/** The path after the key has left the address bar; sign-in leads back to it. */
export const REDEEM_PATH = '/invite/redeem';

export const readInvitationKey = (
  token: string | undefined,
  code: string | null,
): InvitationKey | undefined => {
  if (token) return { token };
  return code?.trim() ? { code: code.trim() } : undefined;
};

/** This tab keeps the key, so that a reload and the sign-in page do not lose it. */
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
