import { definePages } from '@landsea/web-kit/pages';

export const wishesPages = definePages([
  {
    name: 'SipsSnacks',
    paths: ['/trip/:tripId/sips-snacks', '/trip/:tripId/snacks', '/sips-snacks-tracker'],
    access: 'trip',
    title: 'Sips & snacks | Landsea',
    description: 'A snack wishlist for the parks, with prices, ratings by person and a family leaderboard.',
    keywords: 'park snacks, snack tracker, dole whip, snack prices, allergies',
    help: 'Put snacks on your list, then mark them as tried and rate them from one to five stars.',
    nav: {
      id: 'snacks',
      label: 'Snacks',
      icon: 'ice-cream-cone',
      text: 'Treats to try, and how you liked them',
      priority: 2,
      order: 70,
      audience: 'family',
    },
    page: async () => (await import('./snacks/sips-snacks-page')).SipsSnacksPage,
  },
  {
    name: 'CharacterMeetings',
    paths: ['/trip/:tripId/character-meetings', '/character-meetings', '/character-meetings-basic'],
    access: 'trip',
    title: 'Characters | Landsea',
    description:
      'Which characters you can meet on each day of your trip, at what hours, with family votes and autograph books.',
    keywords: 'character meet and greet, meet mickey, princess meetings, autograph book, characters aboard',
    help: 'Vote on who to meet, plan them for a day and time, and tick each child’s autograph book.',
    nav: {
      id: 'characters',
      label: 'Characters',
      icon: 'wand-sparkles',
      text: 'Who to meet, where and when',
      priority: 3,
      order: 100,
      audience: 'family',
    },
    page: async () => (await import('./characters/character-meetings-page')).CharacterMeetingsPage,
  },
  {
    name: 'PhotoPlanning',
    paths: ['/photo-planning'],
    access: 'trip',
    title: 'Photos | Landsea',
    description:
      'Pictures planned by place and light, a checklist for the day, and what Memory Maker would save.',
    keywords: 'photo spots, photopass, memory maker worth it, magic shots, golden hour',
    help: 'Plan pictures for a day in their best light and tick them off. The card says whether Memory Maker pays.',
    nav: {
      id: 'photos',
      label: 'Photos',
      icon: 'camera',
      text: 'Pictures to take, and Memory Maker',
      priority: 3,
      order: 105,
      audience: 'family',
    },
    page: async () => (await import('./photos/photo-planning-page')).PhotoPlanningPage,
  },
]);
