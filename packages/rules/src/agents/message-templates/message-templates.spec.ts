import { SendMessage, fillFields, messageFields, listUnfilledFields } from '@landsea/contracts/agents';
import { messageTemplates } from './message-templates.js';

const id = '0b0d3a5e-7a43-4f2c-8d6e-2f1f6f6f2a11';

describe('templates of messages', () => {
  it('name known fields only, and say it in at most 90 words', () => {
    for (const { body } of messageTemplates) {
      expect(Object.keys(messageFields)).toEqual(expect.arrayContaining(listUnfilledFields(body)));
      expect(body.split(/\s+/).length).toBeLessThanOrEqual(90);
    }
  });

  it('keep a field without a value, and a message with one is not sent', () => {
    const text = fillFields('Hi {{firstName}}, {{ tripName }} on {{startDate}}', {
      firstName: 'Ana',
      startDate: '',
    });
    expect(text).toBe('Hi Ana, {{ tripName }} on {{startDate}}');
    expect(listUnfilledFields(text)).toEqual(['tripName', 'startDate']);
    expect(SendMessage.safeParse({ id, body: text }).success).toBe(false);
    expect(SendMessage.safeParse({ id, body: 'Hi Ana' }).success).toBe(true);
  });

  it('does not take a blank or endless message', () => {
    expect(SendMessage.safeParse({ id, body: ' \n ' }).success).toBe(false);
    expect(SendMessage.safeParse({ id, body: 'a'.repeat(5001) }).success).toBe(false);
  });
});
