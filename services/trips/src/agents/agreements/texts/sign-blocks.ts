import type { AgreementBlock } from '@landsea/contracts/agents';

/** The end of each text. */
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
