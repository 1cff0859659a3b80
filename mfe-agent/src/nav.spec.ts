import { pendingPages } from '@landsea/web-kit';
import { nav } from './nav';

const idsOf = (audience: string) => nav.filter((item) => item.audience === audience).map(({ id }) => id);

test('agents and clients have places of their own, the home of each among them', () => {
  expect(idsOf('agent')).toContain('clients');
  expect(idsOf('client')[0]).toBe('client-portal');
  expect(idsOf('family')).toEqual([]);
});

test('an agent is offered no page that is still to come', () => {
  expect(nav.filter(({ audience, path }) => audience === 'agent' && path in pendingPages)).toEqual([]);
});
