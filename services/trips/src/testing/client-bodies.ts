import { randomUUID } from 'node:crypto';

/** What is sent to add a client, and a person of the household. */
export const aClient = () => ({ firstName: 'Ben', lastName: 'Moss', email: `${randomUUID()}@example.com` });
export const aHouseholdPerson = () => ({ id: randomUUID(), firstName: 'Mia', lastName: 'Moss' });
