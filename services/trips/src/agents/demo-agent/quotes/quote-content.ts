import { parseWrittenQuotes } from './written-quotes.js';

export const demoQuotes = parseWrittenQuotes([
  {
    trip: 'park',
    title: 'Haru’s first castle: two hotels',
    message:
      'Hi Minho, here are the two hotels we talked about, with park tickets for both of you. Haru is free in the parks. My pick is Pop Century: the Skyliner is a ride of its own for a toddler.',
    endsIn: 5,
    sentDaysAgo: 4,
    seenHoursAgo: 30,
    options: [
      {
        kind: 'stay',
        title: 'Pop Century',
        place: 'Pop Century Resort',
        room: 'Preferred room, two queen beds',
        tickets: '4-day park tickets, 2 adults',
        inclusions: ['Early entry to the parks', 'Skyliner from the hotel', 'Crib in the room'],
        totalCents: 2_369_40,
        depositCents: 200_00,
        commissionCents: 214_60,
        isRecommended: true,
      },
      {
        kind: 'stay',
        title: 'Caribbean Beach',
        place: 'Caribbean Beach Resort',
        room: 'Standard View room, two queen beds',
        tickets: '4-day park tickets, 2 adults',
        inclusions: ['Early entry to the parks', 'Skyliner from the hotel', 'A beach to nap on'],
        totalCents: 2_873_60,
        depositCents: 200_00,
        commissionCents: 259_40,
      },
    ],
  },
  {
    trip: 'fernandez',
    title: 'Two quiet cabins on the Wish',
    message: 'Dear Lucía and Andrés, these two cabins are the quietest that are open on your sailing.',
    endsIn: 12,
    options: [
      {
        kind: 'cruise',
        title: 'Oceanview, midship',
        place: 'Disney Wish',
        room: 'Deluxe Oceanview, deck 2 midship',
        inclusions: ['All meals aboard', 'No cabin above a theater'],
        totalCents: 3_914_80,
        depositCents: 728_00,
        commissionCents: 473_20,
        note: 'Least motion of the ship.',
      },
      {
        kind: 'cruise',
        title: 'Verandah, aft',
        place: 'Disney Wish',
        room: 'Deluxe Oceanview with Verandah, deck 8 aft',
        inclusions: ['All meals aboard', 'Breakfast on the verandah'],
        totalCents: 4_632_80,
        depositCents: 871_60,
        commissionCents: 566_50,
        isRecommended: true,
      },
    ],
  },
]);
