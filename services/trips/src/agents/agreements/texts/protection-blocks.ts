import type { AgreementBlock } from '@landsea/contracts/agents';

/** A start for the agent’s own lawyer, never ready to sign. */
export const protectionBlocks: readonly AgreementBlock[] = [
  {
    key: 'offer',
    heading: 'What was offered',
    body: '{{agencyName}} offered {{clientName}} travel protection for {{tripName}}, {{tripDates}}, and recommended reading the plan. Travelers: {{travelerNames}}.',
    isOn: true,
  },
  {
    key: 'risk',
    heading: 'What it can cost to go without',
    body: 'Without it you may lose what you paid when you cancel, fall ill or come home early, and you pay for medical care and a flight home yourself. Some benefits are sold only within days of the first payment.',
    isOn: true,
  },
  {
    key: 'answer',
    heading: 'Your answer',
    body: 'Your answer: {{protectionAnswer}}. We cannot judge claims or medical questions; the insurer can. Only a licensed person may advise on cover.',
    isOn: true,
  },
  {
    key: 'esign',
    heading: 'Electronic signature',
    body: 'You agree to sign and receive this agreement electronically. You can have a paper copy at {{agencyEmail}}. We keep a record of when it was sent, opened and signed, with a fingerprint of the text, so that both sides can prove it.',
    isOn: true,
  },
  {
    key: 'sign',
    heading: 'Signature',
    body: 'I have read this agreement, version {{version}}, and agree to it for all travelers named. {{signerName}}, {{signDate}}.',
    isOn: true,
  },
];
