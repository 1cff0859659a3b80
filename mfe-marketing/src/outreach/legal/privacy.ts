import { ERASURE_DAYS, EXPORT_HOURS } from '@landsea/contracts/account';
import { VISITOR_DAYS } from '@landsea/contracts/experiments';
import { FORWARDED_EMAIL_DAYS } from '@landsea/contracts/forwarding';
import { MESSAGE_DAYS, NEWSLETTER_CONFIRM_DAYS } from '@landsea/contracts/outreach';
import { PREVIEW_DAYS, UNCLAIMED_DAYS } from '@landsea/contracts/trip';
import type { LegalDocument } from './legal-document';
import { operatorLines } from './operator-lines';

const days = (count: number) => `${count} days`;

/** DRAFT for the operator's lawyer. It describes what the product stores and why; keep it true. */
export const privacy: LegalDocument = {
  title: 'Privacy',
  lead: 'What Landsea stores about you, why, for how long, and how you take it with you or delete it.',
  updated: '2026-11-24',
  about: 'privacy',
  status: 'draft',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        [
          'You give us what a trip needs: who travels, when, and what you plan to spend. We use it to plan that trip.',
          'We sell your data to nobody, and show no advertising.',
          'Card numbers never reach us. Stripe takes the payment.',
          'You can download everything, or delete your account, in Settings.',
        ],
      ],
    },
    { id: 'who', title: 'Who is responsible', blocks: operatorLines },
    {
      id: 'account',
      title: 'Your account',
      isFolded: true,
      blocks: [
        'We store your first and last name, your email address, whether you confirmed it, the kind of account, and your settings. A password is stored as a hash that cannot be turned back. If you sign in with Google, we keep the name, the email address and the account id that Google gives us, and nothing else.',
        'Each browser that is signed in is listed in Settings with its kind and the hour it was last used. A sign-in ends after 30 days, or after 14 days without use, and you can end each one yourself.',
      ],
    },
    {
      id: 'trips',
      title: 'Your trips',
      isFolded: true,
      blocks: [
        'A trip holds what you and the people you plan with enter: dates, hotels and ship, each traveler with a name and an age or a birth date, and if you add them a height, dietary notes and a loyalty level; the budget, expenses and savings; days, reservations, wishes, notes and checklists. Heights and ages decide what a child can ride. Dietary notes appear next to meals. Nothing of this is used for anything but your trip.',
        'Receipts and photos are re-encoded when you upload them. What a picture says about the place, the time and the camera is removed before it is stored.',
        'Please let adults know when you add them to a trip. You decide about the data of your own children.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees your trips',
      isFolded: true,
      blocks: [
        [
          'People you invite to a trip, as editors or viewers, with or without the budget.',
          'Anyone with a share link you make. You choose what it shows, and you can turn it off.',
          'Your travel agent, if you connect with one: the trips the agent made for you, and those of your own that you choose, each with or without money and documents. You can change this or leave at any time.',
          'Calendar programs that you give a calendar address to.',
          'People who operate Landsea, when they must to keep it running or to answer you.',
        ],
        'A trip preview that a chat assistant makes for you is shown to anybody who has its address, and is deleted after ' +
          `${days(PREVIEW_DAYS)} unless it is paid for. A paid preview that nobody claims is refunded after ${days(UNCLAIMED_DAYS)}.`,
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      blocks: [
        'Stripe handles payments on its own pages and is responsible for what you enter there. We store what was paid, when, for which trip or plan, and Stripe’s ids for it, so that we can unlock the trip, show receipts and give money back.',
        'After you delete your account, the amounts, dates and Stripe’s ids stay in our books under an id that belongs to nobody. Names and addresses are removed.',
      ],
    },
    {
      id: 'emails',
      title: 'Emails',
      isFolded: true,
      blocks: [
        'We email what your account needs (confirming your address, a new password, a sign-in on a new device, receipts, the end of an account) and, unless you turn them off in Settings, reminders of your trips. Each email that was sent is removed from our side within a week; its text is removed as soon as it has left.',
        `The newsletter goes only to people who asked for it: by the link in an email that we send first, or by the switch in Settings. An address that nobody confirms is deleted after ${days(NEWSLETTER_CONFIRM_DAYS)}. Unsubscribing deletes it from the list.`,
        `If you forward a confirmation to your trip’s own address, we store who sent it, its subject and its text, without files, until an hour after you add or dismiss it, and for ${days(FORWARDED_EMAIL_DAYS)} at most.`,
      ],
    },
    {
      id: 'messages',
      title: 'When you write to us',
      blocks: [
        `A message or suggestion is stored for ${days(MESSAGE_DAYS)} and emailed to the people who answer it. What you write while signed in is part of your download, and is deleted with your account.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser stores',
      isFolded: true,
      blocks: [
        [
          'A cookie that keeps you signed in, for 30 days at most.',
          'A cookie of one year that marks a browser in which you, and up to four other people, signed in before. It keeps wrong guesses at your password from slowing you down, and lets us email you when somebody signs in with a browser that’s new.',
          `While you come back from Google, or pay for a trip preview, a cookie that ties the two steps together: for minutes with Google, for ${days(UNCLAIMED_DAYS)} with a preview.`,
          `If we compare two versions of a page, or some visitors get a new one first, a cookie of ${days(VISITOR_DAYS)} with a random number and one that names the version, so that you keep seeing the same one. Browsers that ask not to be tracked get none, and where the law asks for your consent, neither does anybody who has not given it.`,
          'While only some visitors get a new version of our pages, a cookie with a number from 0 to 99, until you close your browser, so that you keep the version you got. A hundredth of all visitors share each number.',
          'One that remembers your answer about measurement, if you were asked.',
          'Your browser itself keeps the theme, accessibility settings, the trip you opened last, the newest list of our pages’ versions, and edits that could not be sent yet.',
        ],
        'There are no advertising cookies and no social network buttons.',
      ],
    },
    {
      id: 'measurement',
      title: 'Measuring visits',
      blocks: [
        'Landsea can load one analytics script that its operator chooses. It is off unless the operator turned it on, and even then it loads only after you agree. A browser that sends Global Privacy Control is never asked and never measured. It never loads on pages that an emailed or shared link opens.',
        'While we compare versions of a page, or some visitors get a new one first, we count under the random number of that cookie how far visitors come, how fast the page was there and whether its scripts failed. These counts go after 400 days.',
      ],
    },
    {
      id: 'safety',
      title: 'Logs and safety',
      isFolded: true,
      blocks: [
        'Our servers note each call: its time, kind, result, and the id of your account, or the network address if you are not signed in. Secrets, passwords and the addresses of private links are never noted. We count attempts and calls by network, account and email address to keep guessing and floods out; the counts are stored under hashes and expire by themselves.',
        'Your account keeps its last 50 security events, such as a sign-in with the kind of browser or a new password, so that you can see in Settings what happened. They’re part of your download, and are deleted with your account.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      isFolded: true,
      blocks: [
        [
          'Your account and its trips: until you delete them.',
          'A deleted trip: about a week, so that you can change your mind.',
          `A deleted account: ${days(ERASURE_DAYS)}, in which you can cancel the deletion. Then everything is erased in every part of Landsea.`,
          `The file of your data that you asked for: ${EXPORT_HOURS} hours.`,
          'A visit to the demo: one day, with everything you typed.',
          'Our books: as long as the law asks for.',
        ],
        'Backups that the operator makes may hold deleted data until they are replaced.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      blocks: [
        [
          'See and correct your data: in Settings and in your trips.',
          'Download all of it as one file: Settings, Download my data.',
          'Delete your account: Settings, Delete my account.',
          'Object, ask, or complain: write to us, or to the data protection authority where you live.',
        ],
        'If the law of your state or country gives you more rights, you have them here, too. We treat you no differently for using them.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of this page',
      blocks: ['The date at the top says when this page last changed.'],
    },
  ],
};
