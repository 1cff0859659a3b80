/** Public by intent; each sign-in opens a private copy. */
export const demoAccount = {
  firstName: 'Morgan',
  lastName: 'Rivera',
  email: 'demo@landsea.example',
  password: 'sail-and-stroll',
} as const;

export const demoAgentAccount = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'agent@landsea.example',
  password: 'wishes-before-dawn',
} as const;

export const demoAccounts = { family: demoAccount, agent: demoAgentAccount } as const;
