import { definePages } from '@landsea/web-kit/pages';
import { agentKeywords, agentPicture } from '../frame/page-head';

export const intakePages = definePages([
  {
    name: 'IntakeForms',
    paths: ['/app/agents/intake-forms'],
    access: 'agent',
    title: 'Intake forms',
    description: 'Forms for your website and your clients, and the answers to take over.',
    help: 'Make a link for your website, or send a form from a client’s page. You decide which answers go into your records.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    firstData: ['/api/v1/intake-forms'],
    nav: {
      id: 'intake-forms',
      label: 'Intake forms',
      icon: 'list-checks',
      priority: 2,
      order: 50,
      audience: 'agent',
    },
    page: async () => (await import('./intake-forms-page')).IntakeFormsPage,
  },
  {
    name: 'IntakeAnswer',
    paths: ['/app/agents/intake-forms/answers/:answerId'],
    access: 'agent',
    title: 'Answers to a form',
    description: 'What a family answered, beside what you have.',
    help: 'Take over what’s new in one tap. Where your record says something else, you decide.',
    keywords: agentKeywords,
    ogImage: agentPicture,
    page: async () => (await import('./intake-answer-page')).IntakeAnswerPage,
  },
]);
