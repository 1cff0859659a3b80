import { getMailbox } from './email-verification.service.js';

it('takes tags and dots of a name for nothing', () => {
  const same = ['robin@x.example', 'Robin+1@x.example', 'r.o.b.i.n@X.example', 'ro.bin+a+b.c@x.example'];
  expect(new Set(same.map(getMailbox))).toEqual(new Set(['robin@x.example']));
  expect(getMailbox('robin@xexample')).not.toBe(getMailbox('robin@x.example'));
  expect(getMailbox('+@x.example')).toBe('@x.example');
});
