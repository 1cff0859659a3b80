import { randomUUID } from 'node:crypto';
import { readCursor, writeCursor } from './client-cursor.js';

const agentIds = [randomUUID()];
const position = { value: 'silva ana', id: randomUUID() };
const refusalOf = (read: () => unknown): string => {
  try {
    read();
    return '';
  } catch (error) {
    return JSON.stringify(error);
  }
};

describe('a cursor of the list', () => {
  it('leads back to where it was written, in whatever order the filter names its values', () => {
    const cursor = writeCursor({ stages: ['lead', 'booked'] }, agentIds, position);
    expect(readCursor({ stages: ['booked', 'lead'], sort: 'name' }, agentIds, cursor)).toEqual(position);
  });

  it.each([
    ['another filter', { stages: ['lead' as const] }, agentIds],
    ['another order', { sort: 'added' as const }, agentIds],
    ['another reader', {}, [randomUUID()]],
  ])('is refused for %s', (_, filter, agents) => {
    const cursor = writeCursor({}, agentIds, position);
    expect(refusalOf(() => readCursor(filter, agents, cursor))).toContain('belongs to another list');
  });

  it.each(['', '%%%', 'e30', Buffer.from('null').toString('base64url')])(
    'is refused when it is %j',
    (cursor) => {
      expect(refusalOf(() => readCursor({}, agentIds, cursor))).toContain('This page cannot be found');
    },
  );
});
