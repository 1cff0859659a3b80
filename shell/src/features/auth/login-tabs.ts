import { UserType } from '@landsea/contracts/account';
import { localMemory } from '@landsea/web-kit';

const KEY = 'lastLoginTab';

/** The tab of /login that was chosen last in this browser. */
export const lastLoginTab = (): UserType => UserType.safeParse(localMemory.read(KEY)).data ?? 'family';

export const rememberLoginTab = (tab: UserType): void => {
  localMemory.write(KEY, tab);
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
