import { UserType } from '@landsea/contracts/account';
import { localMemory } from '@landsea/web-kit';
import { useSyncExternalStore } from 'react';

/** This browser keeps the last tab of /login under this key. */
export const LAST_LOGIN_TAB = 'lastLoginTab';
/** The default is part of the prerendered HTML. */
export const USUAL_LOGIN_TAB = 'family' satisfies UserType;

const never = () => () => undefined;
const lastTab = (): UserType => UserType.safeParse(localMemory.read(LAST_LOGIN_TAB)).data ?? USUAL_LOGIN_TAB;

/** A prerendered page hydrates with the default tab. */
export const useLastLoginTab = (): UserType => useSyncExternalStore(never, lastTab, () => USUAL_LOGIN_TAB);

export const rememberLoginTab = (tab: UserType): void => {
  localMemory.write(LAST_LOGIN_TAB, tab);
};

export const loginTabs = {
  family: {
    label: 'Family',
    title: 'For everybody who travels with you',
    text: 'Park days, sea days and the money for both, planned together.',
    about: { to: '/', label: 'For families' },
    email: '/auth',
  },
  agent: {
    label: 'Agent',
    title: 'For travel professionals',
    text: 'Your clients, their trips, and what each of them still needs from you.',
    about: { to: '/agents', label: 'For agents' },
    email: '/auth?type=agent',
  },
  client: {
    label: 'Client',
    title: 'For travelers with an agent',
    text: 'The trip that your agent plans for you, your wishes, and a line to each other.',
    about: { to: '/clients', label: 'For clients' },
    email: '/auth',
  },
} as const satisfies Record<UserType, object>;
