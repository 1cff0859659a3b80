import type { AgreementBlock } from '@landsea/contracts/agents';

export const serviceBlocks: readonly AgreementBlock[] = [
  {
    key: 'parties',
    heading: 'Who we are',
    body: 'This agreement is between {{clientName}}, for all travelers named here ({{travelerNames}}), and {{agencyName}}, {{agencyAddress}}, represented by {{agentName}}. It covers the trip {{tripName}}, {{tripDates}}. By signing you confirm that you may agree for everyone on the booking.',
    isOn: true,
  },
  {
    key: 'host',
    heading: 'Our host agency',
    body: '{{agentName}} is an independent contractor and books through {{hostName}}. The host handles supplier contracts and commission. Registrations where they apply: {{sellerRegistrations}}.',
    isOn: false,
  },
  {
    key: 'services',
    heading: 'What we do',
    body: 'We plan and book your trip and help you before and during travel: {{serviceList}}. Not included: {{exclusions}}. We answer within {{responseHours}}. While you travel you can reach us in an emergency {{emergencyHours}}; for danger to life call the local emergency number first.',
    isOn: true,
  },
  {
    key: 'role',
    heading: 'We arrange, suppliers provide',
    body: 'We act as an agent for suppliers such as hotels, parks, cruise lines and carriers. They provide the services under their own terms, which apply to you. We choose with care, but we do not own or run them and are not responsible for their acts, delays, closures or failures, as far as the law allows.',
    isOn: true,
  },
  {
    key: 'yourpart',
    heading: 'What we need from you',
    body: 'Names exactly as in your travel papers, birth dates, and answers in time. Check each confirmation within two days and tell us about errors: corrections later can cost money. Send ranked wishes before each window opens; without them we choose with our best judgment or leave the window unused.',
    isOn: true,
  },
  {
    key: 'wishes',
    heading: 'Windows and wishes',
    body: 'Restaurants, ride times and ship activities open on fixed days and are limited. We work for you on those mornings when agreed, but we cannot promise any table, ride, time, room location or price. Suppliers can change hours, rides, ships and routes.',
    isOn: true,
  },
  {
    key: 'papers',
    heading: 'Passports, visas and health',
    body: 'Each traveler is responsible for valid papers, visas, consent letters for children and health rules. We point you to official sources, and those sources decide. A supplier can refuse boarding without refund when papers are missing.',
    isOn: true,
  },
  {
    key: 'fee',
    heading: 'Planning fee',
    body: 'The planning fee is {{planningFee}}, due before work begins, paid through a secure payment page. It includes {{revisionsIncluded}} versions of the quote; each further version costs {{extraRevisionFee}}. Refund: {{feeRefundRule}}. The fee is separate from the price of the trip.',
    isOn: false,
  },
  {
    key: 'feescope',
    heading: 'What the fee does not buy',
    body: 'The fee pays for our time and knowledge. It is not a deposit, not part of the supplier’s price, and buys no promise of a discount. If you book elsewhere, our support for this trip ends.',
    isOn: false,
  },
  {
    key: 'prices',
    heading: 'Prices',
    body: 'Prices are quoted for a day and can change until the supplier confirms and you have paid what it asks. Taxes and fees set by authorities can change later. We check for better offers until final payment where the supplier allows it; a better price is never promised.',
    isOn: true,
  },
  {
    key: 'pay',
    heading: 'Deposits and final payment',
    body: 'Deposit and final payment dates stand in the confirmation. Suppliers cancel unpaid bookings without asking. Some charge the card used for the deposit by themselves on the due date. We remind you, but the date is yours to keep.',
    isOn: true,
  },
  {
    key: 'suppliercancel',
    heading: 'If you cancel: supplier fees',
    body: 'Suppliers charge fees that rise as departure comes closer, up to the full price. The steps for your booking are in its confirmation and in your portal. Tell us in writing; the day we receive it in business hours counts, and we pass it on without delay.',
    isOn: true,
  },
  {
    key: 'agentcancel',
    heading: 'If you cancel: our fee',
    body: 'For a cancellation or a new start after booking we charge {{agentCancelFee}}, because suppliers pay us only when you travel. We waive it when you rebook with us within a year, if agreed.',
    isOn: false,
  },
  {
    key: 'suppliercancels',
    heading: 'If the supplier cancels or changes',
    body: 'If a supplier cancels or changes your trip, you get what its terms and the law give you: a refund, a credit or another date. We explain the choices with their deadlines and carry out yours. Refunds come from the supplier and can take weeks.',
    isOn: true,
  },
  {
    key: 'names',
    heading: 'Name changes and transfers',
    body: 'Many bookings cannot be given to another person. A change of name can count as a cancellation. Corrections of spelling are usually free when asked for early.',
    isOn: true,
  },
];
