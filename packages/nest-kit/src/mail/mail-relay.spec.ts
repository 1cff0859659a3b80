import { getSender } from './mail-relay.js';

const ours = 'Landsea <no-reply@landsea.example>';

describe('the sender of a mail', () => {
  it('is the person who wrote it, at our address', () => {
    expect(getSender(ours, { fromName: 'Dana Whitlock', fromAlone: false })).toBe(
      '"Dana Whitlock via Landsea" <no-reply@landsea.example>',
    );
    expect(getSender(ours, { fromName: null, fromAlone: true })).toBe(ours);
  });

  it('is that person alone where the brand names no program', () => {
    const sender = { fromName: 'Dana Whitlock', fromAlone: true };
    expect(getSender(ours, sender)).toBe('"Dana Whitlock" <no-reply@landsea.example>');
  });

  it('cannot be another address, whatever somebody is called', () => {
    const hostile = 'Bank" <it@bank.example>\r\nBcc: <all@bank.example>, \\';
    for (const fromAlone of [true, false]) {
      const sender = getSender(ours, { fromName: hostile, fromAlone });
      expect(sender).toMatch(/^"[^"<>\\\r\n]*" <no-reply@landsea\.example>$/);
      expect(getSender(ours, { fromName: ' \n', fromAlone })).toBe(ours);
    }
  });
});
