/** Paths of marketing whose page is still to come; the shell answers them inside its frame. */
export const pending: readonly { path: string; page: string }[] = [
  { path: '/home-v2', page: 'LandingPricingFocus' },
  { path: '/home-classic', page: 'LandingStory' },
  { path: '/landing-old', page: 'LandingStory' },
  { path: '/family', page: 'FamilyMarketing' },
  { path: '/agents', page: 'AgentsMarketing' },
  { path: '/clients', page: 'ClientsMarketing' },
  { path: '/suggestions', page: 'Suggestions' },
  { path: '/thanks', page: 'Thanks' },
  { path: '/contact', page: 'Contact' },
  { path: '/resorts', page: 'ResortGuide' },
  { path: '/tools', page: 'Tools' },
  { path: '/transportation', page: 'TransportationGuide' },
  { path: '/planning-guide', page: 'PlanningGuide' },
  { path: '/trip-planning-guide', page: 'PlanningGuide' },
  { path: '/trip-guide', page: 'PlanningGuide' },
  { path: '/mobile-features', page: 'MobileFeatures' },
];
