import type { MessageTemplate } from './message-template.js';

export const planningMessages: readonly MessageTemplate[] = [
  {
    id: 'first-questions',
    title: 'First questions',
    body: `Hi {{firstName}},

Thanks for reaching out! So that I can plan the trip you really want, please tell me:

Who comes along, with the ages of the children
When you can travel, and for how long
What nobody wants to miss
What you would like to spend

Answer here or by email, in any order. Please leave card numbers out.

{{agentName}}`,
  },
  {
    id: 'quote-sent',
    title: 'Your prices are ready',
    body: `Hi {{firstName}},

Here is what I found for {{tripName}}:

{{choices}}

Ask me anything right here, and tell me which one you like. Prices can change until we book, so please choose by {{answerBy}}.

{{agentName}}`,
  },
  {
    id: 'quote-expiring',
    title: 'Prices end soon',
    body: `Hi {{firstName}},

A quick heads-up: the prices for {{tripName}} are good until {{answerBy}}.

If something does not fit, tell me what and I will change it. If now is not the time, that is fine too. Just let me know.

{{agentName}}`,
  },
  {
    id: 'booked',
    title: 'It is booked',
    body: `Hi {{firstName}},

It's official: {{tripName}} is booked for {{startDate}}. Your confirmation number is {{confirmation}}.

Everything lives in one place now, with the dates that matter: {{portalLink}}

Please check that all names are spelled as on your IDs, and tell me within two days if one is not.

{{agentName}}`,
  },
  {
    id: 'protection-offer',
    title: 'Travel protection: decide in time',
    body: `Hi {{firstName}},

Please decide about travel protection by {{protectionDate}}. Some benefits, like the waiver for existing conditions, are only sold in the first days after your first payment.

Here is the offer: {{protectionLink}}

The policy says what is covered, so please read it. A yes or a no is all I need.

{{agentName}}`,
  },
  {
    id: 'final-payment',
    title: 'Final payment is due',
    body: `Hi {{firstName}},

The final payment for {{tripName}} is {{amountDue}}, due on {{dueDate}}.

Please never send card numbers by email or message. Write to me here if you need help.

{{agentName}}`,
  },
  {
    id: 'price-drop',
    title: 'I found a better price',
    body: `Hi {{firstName}},

Good news: I checked the price of {{tripName}} again and found a better one. You save {{savedAmount}}, and your new total is {{newPrice}}.

Your dates, room and plans stay the same, and there is nothing for you to do.

{{agentName}}`,
  },
  {
    id: 'changed-sailing',
    title: 'The sailing was moved',
    body: `Hi {{firstName}},

The cruise line moved {{shipName}} from {{oldDate}} to {{newDate}}. I am sorry about the surprise. You can:

{{choices}}

Please tell me by {{answerBy}} what you prefer. I will then take care of hotel, transfers and everything else that depends on it. Please change nothing yourself yet.

{{agentName}}`,
  },
];
