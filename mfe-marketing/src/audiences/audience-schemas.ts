import * as z from 'zod/mini';
import { morningShots } from './agents/film/morning-shots';
import { defineText } from '../frame/product/page-text';

const Text = defineText(260);
const several = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.minLength(1));
const count = z.int().check(z.minimum(1));

const TitledText = z.strictObject({ title: Text, text: Text });
const Countdown = several(z.strictObject({ value: count, unit: Text }));

const Family = z.strictObject({
  title: Text,
  lead: Text,
  trial: Text,
  signIn: Text,
  momentsTitle: Text,
  moments: several(z.strictObject({ when: Text, title: Text, text: Text })),
  peopleTitle: Text,
  people: several(z.strictObject({ who: Text, text: Text })),
  priceTitle: Text,
  final: z.strictObject({ title: Text, button: Text }),
});

const Agents = z.strictObject({
  title: Text,
  lead: Text,
  trial: Text,
  demo: Text,
  agentDemo: Text,
  agentDemoOpens: Text,
  agentDemoFailed: Text,
  agentDemoText: Text,
  film: z.strictObject({
    title: Text,
    text: Text,
    play: Text,
    pause: Text,
    again: Text,
    steps: Text,
    stations: several(
      z.strictObject({
        shot: z.enum(morningShots),
        time: z.string().check(z.regex(/^\d{1,2}:\d\d AM$/, 'Write a time such as 6:00 AM')),
        caption: Text,
        alt: Text,
      }),
    ),
  }),
  dayTitle: Text,
  abilities: several(
    z.extend(TitledText, { path: z.string().check(z.startsWith('/', 'Begin the path with a slash')) }),
  ),
  passTitle: Text,
  pass: z.strictObject({
    available: Text,
    coming: Text,
    points: several(Text),
    comingPoints: several(Text),
  }),
  demoTitle: Text,
  demoText: Text,
  clientsTitle: Text,
  clientsText: Text,
  clientsLink: Text,
});

const Clients = z.strictObject({
  title: Text,
  lead: Text,
  redeem: z.strictObject({ title: Text, text: Text, label: Text, button: Text }),
  preview: z.strictObject({
    trip: Text,
    by: Text,
    countdown: Countdown,
    until: Text,
    days: several(z.strictObject({ day: Text, what: Text, note: Text })),
  }),
  abilitiesTitle: Text,
  abilities: z.strictObject({
    plan: z.extend(TitledText, {
      days: several(z.strictObject({ day: Text, what: Text, tone: z.enum(['land', 'sea']) })),
    }),
    wishes: z.extend(TitledText, { wishes: several(z.strictObject({ text: Text, done: z.boolean() })) }),
    messages: z.extend(TitledText, { messages: several(z.strictObject({ from: Text, text: Text })) }),
    countdown: z.extend(TitledText, { parts: Countdown }),
  }),
  stepsTitle: Text,
  steps: several(TitledText),
  questionsTitle: Text,
  questions: several(z.strictObject({ question: Text, answer: Text })),
  noAgent: z.strictObject({ title: Text, text: Text, button: Text }),
});

const Mobile = z.strictObject({
  title: Text,
  lead: Text,
  button: Text,
  phone: Text,
  abilities: several(TitledText),
  homeTitle: Text,
  home: several(z.strictObject({ who: Text, how: Text })),
  homeNote: Text,
  notTitle: Text,
  not: Text,
});

export const Audiences = z.strictObject({
  family: Family,
  agents: Agents,
  clients: Clients,
  mobile: Mobile,
});
