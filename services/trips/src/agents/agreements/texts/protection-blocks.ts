import type { AgreementBlock } from '@landsea/contracts/agents';
import { signBlocks } from './general-blocks.js';

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
  ...signBlocks,
];
