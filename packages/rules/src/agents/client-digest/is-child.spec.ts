import { isChildOn } from './is-child.js';

const today = '2026-11-29';

it.each<[{ birthDate?: string; knownAge?: string; relationship?: string }, boolean]>([
  [{}, false],
  [{ birthDate: '2020-02-03' }, true],
  [{ birthDate: '1984-02-03', relationship: 'Daughter' }, false],
  [{ knownAge: '9 on 2026-11-29' }, true],
  [{ knownAge: '16 on 2024-11-28' }, false],
  [{ knownAge: '16 on 2024-11-30' }, true],
  [{ knownAge: '18 months' }, true],
  [{ knownAge: '71' }, false],
  [{ knownAge: 'Born in 2017' }, true],
  [{ knownAge: 'Born in 2008' }, true],
  [{ knownAge: 'Born in 1984' }, false],
  [{ knownAge: '34', relationship: 'Child' }, false],
  [{ knownAge: 'a teen', relationship: 'Our son' }, true],
  [{ relationship: 'Child' }, true],
  [{ relationship: 'granddaughter' }, true],
  [{ relationship: 'Kids' }, true],
  [{ relationship: 'Son-in-law' }, false],
  [{ relationship: 'Wife' }, false],
])('knows a child by %j: %s', ({ birthDate = null, ...details }, expected) => {
  expect(isChildOn({ birthDate, details }, today)).toBe(expected);
});
