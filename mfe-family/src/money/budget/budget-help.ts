export const budgetHelp = {
  summary: 'Planned, booked, spent and left, over all categories.',
  table: 'One row for each category; open it for its lines. Select an amount to change it.',
  charts: 'Your plan next to what you spent, and what each day of the trip costs.',
  donut: 'How the plan divides over the categories.',
} as const;
