/** Confirmations that a family of six received for land and sea in April 2027. */
export const sixMails = {
  hotel: `Your reservation is confirmed
Resort: Disney's Pop Century Resort
Check-In: Sunday, April 4, 2027, 3:00 PM
Check-Out: Thursday, April 8, 2027, 11:00 AM
Room: Preferred Pool View
Guests: 3 Adults, 3 Children
Confirmation Number: 48213377
Total $2,799.00
Deposit paid $349.88
Balance due by March 5, 2027 $2,449.12`,
  cruise: `Your cruise is booked!
Ship: Disney Wish
Sail Date: Thursday, April 8, 2027
Return Date: Monday, April 12, 2027
Reservation Number: 31998877
Stateroom Number: 7042
Dining Seating: Main
Port Arrival Time: 11:30 AM
Total Cruise Fare: $9,120.44
Deposit received: $1,824.09
Final payment of $7,296.35 is due January 8, 2027`,
  flights: `Delta Air Lines itinerary receipt
Confirmation number: HK7Q2L
Sunday, April 4, 2027
Delta 1187 MSP to MCO
Departs 6:05 AM
Arrives 10:28 AM
Monday, April 12, 2027
Delta 2044 MCO to MSP
Departs 2:35 PM
Arrives 5:01 PM
Total charged to Visa ending 4411: $1,842.00`,
  tickets: `Subject: Your Walt Disney World Theme Park Ticket Order Confirmation
Thank you for your order!
Order number: W99120045
4-Day Theme Park Tickets
Valid April 4, 2027 through April 10, 2027
Tickets: 5
Order total: $3,390.52`,
  car: `Your rental car is reserved
Alamo
Confirmation number: 1402233USA
Pick-up: Thursday, April 8, 2027 9:30 AM
Pick-up location: Walt Disney World Dolphin
Return: Thursday, April 8, 2027 12:30 PM
Return location: Port Canaveral
Vehicle: Minivan
Estimated total: $164.37`,
} as const;
