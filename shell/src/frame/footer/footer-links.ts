/** A visitor without access to a link goes through sign-in. */
export const footerLinks = [
  { path: '/resorts', label: 'Resorts' },
  { path: '/trip-builder', label: 'Trip Builder' },
  { path: '/daily-planner', label: 'Daily Planner' },
  { path: '/expense-tracker', label: 'Expense Tracker' },
  { path: '/agents', label: 'For Travel Agents' },
  { path: '/trip-planning-guide', label: 'Planning Guide' },
  { path: '/tools', label: 'Tools' },
  { path: '/transportation', label: 'Transportation' },
  { path: '/pricing', label: 'Pricing' },
  { path: '/newsletter', label: 'Newsletter' },
];
