import { User } from '@landsea/contracts/account';

/** A signed-in family planner; parsed by the contract, so that it cannot rot. */
export const aUser = (overrides: Partial<User> = {}): User =>
  User.parse({
    id: 'a0000000-0000-4000-8000-000000000001',
    firstName: 'Robin',
    lastName: 'Tester',
    email: 'robin@landsea.example',
    userType: 'family',
    isDemo: false,
    emailVerified: true,
    hasPassword: true,
    googleLinked: false,
    isClient: false,
    theme: null,
    erasesAt: null,
    ...overrides,
  });
