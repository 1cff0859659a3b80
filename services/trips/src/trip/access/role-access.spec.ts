import type { AccessInfo, TripRole } from '@landsea/contracts/trip';
import { restrictAccess } from './role-access.js';

const paid: AccessInfo = {
  canView: true,
  canEdit: true,
  accessType: 'trip',
  isActive: true,
  message: 'unlocked',
};
const unpaid: AccessInfo = { ...paid, canEdit: false, isActive: false, accessType: 'free' };

describe('restrictAccess', () => {
  it.each<[TripRole, AccessInfo, boolean, RegExp]>([
    ['owner', paid, true, /^unlocked$/],
    ['owner', unpaid, false, /^unlocked$/],
    ['editor', paid, true, /^unlocked$/],
    ['editor', unpaid, false, /owner can unlock/],
    ['viewer', paid, false, /invited to look/],
    ['viewer', unpaid, false, /invited to look/],
    ['agent', paid, true, /^unlocked$/],
    ['agent', unpaid, false, /Agent plan/],
  ])('%s', (role, access, canEdit, message) => {
    const seen = restrictAccess({ role, seesMoney: false, seesDocuments: false }, access);
    expect(seen).toMatchObject({
      canView: true,
      canEdit,
      isActive: canEdit,
      role,
      seesMoney: false,
      seesDocuments: false,
    });
    expect(seen.accessType).toBe(access.accessType);
    expect(seen.message).toMatch(message);
  });

  it.each([
    ['view', 'Dana', 'Dana plans this trip. Write to Dana if you would like something changed.'],
    ['wishes', 'Dana', 'Dana plans this trip. Tell Dana what you wish for.'],
    ['wishes', null, 'Your travel agent plans this trip. Tell them what you wish for.'],
  ] as const)('tells a client who may %s, with the name %s: %s', (clientMay, planner, message) => {
    const part = { role: 'viewer', seesMoney: false, seesDocuments: false, clientMay } as const;
    expect(restrictAccess(part, paid, planner).message).toBe(message);
  });
});
