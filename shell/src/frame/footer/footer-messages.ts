export const footerMessages = {
  lead: 'Plan land and sea, on one budget.',
  feedbackTitle: 'Tell us what is missing',
  feedback: "Have suggestions or spot a bug? We'd love your feedback",
  submitFeedback: 'Submit Feedback',
  poweredBy: 'Made with Landsea',
  copyright: (year: number) => `© ${year} Landsea. All rights reserved.`,
  notAffiliated:
    'Landsea is an independent planner, not affiliated with any park or cruise operator. Names of parks and ships belong to their owners.',
} as const;
