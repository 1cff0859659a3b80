import { loadLatePart } from '@landsea/web-kit/pages';

// All of them are drawn on every visit, so they are one file.
export const ChangesSection = loadLatePart(
  () => import(/* webpackChunkName: "dashboard-sections" */ './changes-section'),
  'ChangesSection',
);
export const DayPlan = loadLatePart(
  () => import(/* webpackChunkName: "dashboard-sections" */ './day-plan'),
  'DayPlan',
);
export const PeopleSection = loadLatePart(
  () => import(/* webpackChunkName: "dashboard-sections" */ './people-section'),
  'PeopleSection',
);
