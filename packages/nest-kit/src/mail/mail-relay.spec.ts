import { getSender } from './mail-relay.js';

const ours = 'Landsea <no-reply@landsea.example>';

describe('the sender of a mail', () => {
  it('is the person who wrote it, at our address', () => {
    expect(getSender(ours, 'Dana Whitlock')).toBe('"Dana Whitlock via Landsea" <no-reply@landsea.example>');
    expect(getSender(ours, null)).toBe(ours);
  });

  it('cannot be another address, whatever somebody is called', () => {
    const hostile = 'Bank" <it@bank.example>\r\nBcc: <all@bank.example>, \\';
    expect(getSender(ours, hostile)).toMatch(/^"[^"<>\\\r\n]* via Landsea" <no-reply@landsea\.example>$/);
    expect(getSender(ours, ' \n')).toBe(ours);
  });
});
