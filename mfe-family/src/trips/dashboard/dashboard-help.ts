export const dashboardHelp = {
  hero: 'The line of your days, land and sea. The sun stands where you are between booking and leaving.',
  nextStep: 'What to do next. It changes with your trip: wishes, days, windows, payments, and today.',
  recap: 'What the trip cost, what you rode and how long you stood in line, from what you checked off.',
  nextUp: 'At most five windows and tasks, the most urgent first, each with its date and one thing to do.',
  budget: 'How much of the plan is spent, and the three largest categories.',
  days: 'Your days in order. While you travel, today comes first.',
  people: 'Everyone in your party.',
  changes: 'What others changed since you were here last.',
} as const;
