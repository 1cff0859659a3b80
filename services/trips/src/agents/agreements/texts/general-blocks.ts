import type { AgreementBlock } from '@landsea/contracts/agents';

export const signBlocks: readonly AgreementBlock[] = [
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

export const generalBlocks: readonly AgreementBlock[] = [
  {
    key: 'commission',
    heading: 'How we are paid',
    body: '{{commissionNote}} Commission can differ between suppliers and may include bonuses for volume. We recommend what fits your wishes; ask us about it for any offer at any time.',
    isOn: true,
  },
  {
    key: 'insurance',
    heading: 'Travel protection',
    body: 'We offered you travel protection and recommend that you read the plan. Your answer: {{protectionAnswer}}. Without it you may lose what you paid. Some benefits are sold only within days of the first payment. We cannot judge claims or medical questions; the insurer can. Only a licensed person may advise on cover.',
    isOn: true,
  },
  {
    key: 'data',
    heading: 'Your data',
    body: 'To plan this trip we store: {{sharedData}}. We share with suppliers only what a booking needs. We do not store passport numbers or card numbers. Copies of papers are deleted {{retentionMonths}} months after the trip. You can see, correct, take along or delete your data and leave at any time: {{agencyEmail}}.',
    isOn: true,
  },
  {
    key: 'portal',
    heading: 'What we see in your planner',
    body: 'If you use the planner yourself, we see only the trips that we made for you and those you chose to share, each with or without money and documents. You can change this or leave us at once, in your settings.',
    isOn: true,
  },
  {
    key: 'health',
    heading: 'Health and access',
    body: 'Tell us about allergies, mobility or other needs only if you want to. We use it for this trip and pass it on only with your yes. Please tell the restaurant or the ship again on site: we cannot promise that a kitchen is free of an allergen.',
    isOn: true,
  },
  {
    key: 'news',
    heading: 'News and photos',
    body: 'News by email: {{marketingConsent}}. Your photos in our advertising: {{photoConsent}}. You can take back either at any time; it changes nothing about your trip.',
    isOn: false,
  },
  {
    key: 'messages',
    heading: 'Messages',
    body: 'We write through the portal, by email and by text. Please answer important questions in writing. Text messages need your yes, and you can end them with STOP.',
    isOn: false,
  },
  {
    key: 'liability',
    heading: 'Limits of our responsibility',
    body: 'We are responsible for our own careless mistakes in planning and booking, up to a limit that our lawyer sets here. We are not responsible for weather, illness, strikes, government acts, or what suppliers do.',
    isOn: false,
  },
  {
    key: 'conduct',
    heading: 'Fair dealing',
    body: 'We may stop working on a trip if we are treated badly, asked to break a supplier’s rules, or not paid. We then hand over your bookings in good order.',
    isOn: false,
  },
  {
    key: 'law',
    heading: 'Law and disputes',
    body: 'The law of {{governingState}} applies, as far as your own state’s consumer law allows. If we disagree, the first step is {{disputeStep}}.',
    isOn: true,
  },
  ...signBlocks,
];
