/** The credentials behind `Login with Demo Account`, public by intent. Each sign-in with them opens a private copy. */
export const demoAccount = {
  firstName: 'Morgan',
  lastName: 'Rivera',
  email: 'demo@landsea.example',
  password: 'sail-and-stroll',
} as const;

/** The same behind `Login as demo agent`: a private book of clients. */
export const demoAgentAccount = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'agent@landsea.example',
  password: 'wishes-before-dawn',
} as const;

/** Both by whom the copy is for. */
export const demoAccounts = { family: demoAccount, agent: demoAgentAccount } as const;
