import type { IntakeTemplate } from '@landsea/contracts/agents';
import { protectSection, travelSection, wishesSection } from './closing-sections.js';
import { reachSection, startSection } from './contact-sections.js';
import { foodSection, hotelSection, parksSection } from './land-sections.js';
import { combinedParty, cruiseParty, parksParty } from './party-section.js';
import { onboardSection, orderSection, shipSection } from './sea-sections.js';
import { stateroomSection } from './stateroom-section.js';
import type { TemplateSection } from './template-field.js';

interface Template {
  title: string;
  intro: string;
  sections: readonly TemplateSection[];
}

const land = [hotelSection, parksSection, foodSection];
const sea = [shipSection, stateroomSection, onboardSection];
const closing = [travelSection, wishesSection, reachSection, protectSection];

export const intakeTemplates: Readonly<Record<IntakeTemplate, Template>> = {
  parks: {
    title: 'Your park vacation',
    intro: 'Tell me about your family and your dream days. It takes about ten minutes.',
    sections: [startSection, parksParty, ...land, ...closing],
  },
  cruise: {
    title: 'Your cruise',
    intro: 'Tell me who sails and how you like to travel. It takes about ten minutes.',
    sections: [startSection, cruiseParty, ...sea, ...closing],
  },
  combined: {
    title: 'Your land and sea trip',
    intro: 'One form for both halves. It takes about twelve minutes, and you can stop in between.',
    sections: [startSection, orderSection, combinedParty, ...land, ...sea, ...closing],
  },
};
