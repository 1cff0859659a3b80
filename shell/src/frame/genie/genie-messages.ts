export const genieMessages: readonly string[] = [
  'Wish one: a table for four. Set an alarm for sixty days before, and I will be up too.',
  'I have waited a thousand years in a lamp. Forty minutes for a ride is nothing.',
  'Pack the ponchos. I never promise weather.',
  'A snack written down in advance tastes exactly as good, and costs what you planned.',
  'Be back aboard an hour early. I can do much, but I cannot turn a ship.',
  'Book one evening with nothing in it. It will be the one they talk about.',
  'Gold I can conjure. A budget you have to keep yourself.',
  'Rope drop: the only magic that works before breakfast.',
  'Wishes are unlimited at sea. The soft ice cream is, too.',
  'The best Lightning Lane is the bench where somebody naps.',
  'Comfortable shoes. That was the wish you meant to make.',
  'Three rubs and you chose me. Your itinerary is flattered, and so am I.',
];

export const genieLabel = 'Rub the lamp';
