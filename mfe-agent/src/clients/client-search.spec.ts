import type { Client } from '@landsea/contracts/agents';
import { searchClients } from './client-search';

const client = (firstName: string, lastName: string, email: string): Client => ({
  id: email,
  firstName,
  lastName,
  email,
  phone: null,
  notes: null,
  createdAt: '2026-11-21T10:00:00Z',
  invitation: { state: 'not-invited', at: null, expiresAt: null },
  sharedTrips: [],
});

const clients = [client('Zoë', 'Müller', 'zoe@example.com'), client('Ada', 'Byron', 'ada@numbers.example')];
const found = (query: string) => searchClients(clients, query).map(({ firstName }) => firstName);

describe('searching clients', () => {
  it('finds by name or email, without regard to accents and case', () => {
    expect(found('zoe')).toEqual(['Zoë']);
    expect(found('MULLER')).toEqual(['Zoë']);
    expect(found('numbers')).toEqual(['Ada']);
  });

  it('wants every word, in any order', () => {
    expect(found('byron ada')).toEqual(['Ada']);
    expect(found('ada müller')).toEqual([]);
  });

  it('shows everybody when nothing is asked', () => {
    expect(found('  ')).toEqual(['Zoë', 'Ada']);
  });
});
