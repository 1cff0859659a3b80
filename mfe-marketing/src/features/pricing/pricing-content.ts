/** Questions and answers of the pricing page. */
export const pricingQuestions = [
  {
    question: 'What do I get without paying?',
    answer:
      'You may create trips and look at everything, as long as you like. Changing what is inside a trip needs the trip unlocked, or Pro.',
  },
  {
    question: 'How long does an unlocked trip stay mine?',
    answer:
      'From the day you pay until 30 days after the trip ends. If the end date moves, so does your access.',
  },
  {
    question: 'May I pay for two trips at once?',
    answer:
      'One paid trip is active at a time. Each trip needs its own payment, and the first is archived before the second starts. For several at once, Pro covers all of your own trips.',
  },
  {
    question: 'Do I need a card for the trial?',
    answer:
      'Starting Landsea needs no card. A trial of a monthly plan asks for one, charges nothing until the trial ends, and can be cancelled any day before.',
  },
  {
    question: 'Can my family use it too?',
    answer:
      'Yes. Invite them to the trip as editors or viewers; one payment covers the trip, not each person.',
  },
  {
    question: 'Do you book anything for us?',
    answer:
      'No. Landsea plans and keeps count; you book with the park or the cruise line, or your agent does. We are not affiliated with any of them.',
  },
];
