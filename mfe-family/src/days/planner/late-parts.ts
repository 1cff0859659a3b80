import { loadLatePart } from '@landsea/web-kit/pages';

// What opens by an action is one file, and what may be in sight another: each file costs a request and its headers.
export const AddPanel = loadLatePart(
  () => import(/* webpackChunkName: "planner-actions" */ './add-panel'),
  'AddPanel',
);
export const BestOrderPanel = loadLatePart(
  () => import(/* webpackChunkName: "planner-actions" */ './best-order/best-order-panel'),
  'BestOrderPanel',
);
export const DayMenu = loadLatePart(
  () => import(/* webpackChunkName: "planner-actions" */ './day-menu'),
  'DayMenu',
);
export const DaySheet = loadLatePart(
  () => import(/* webpackChunkName: "planner-actions" */ '../../items/day/day-sheet'),
  'DaySheet',
);
export const DragGain = loadLatePart(
  () => import(/* webpackChunkName: "planner-actions" */ './grid/drag-gain'),
  'DragGain',
);
export const ItemConflicts = loadLatePart(
  () => import(/* webpackChunkName: "planner-actions" */ './item-conflicts'),
  'ItemConflicts',
);
export const ItemPanel = loadLatePart(
  () => import(/* webpackChunkName: "planner-actions" */ '../../items/panel/item-panel'),
  'ItemPanel',
);
export const MapDialog = loadLatePart(
  () => import(/* webpackChunkName: "planner-actions" */ './map-dialog'),
  'MapDialog',
);
export const PlannerMenu = loadLatePart(
  () => import(/* webpackChunkName: "planner-actions" */ './planner-menu'),
  'PlannerMenu',
);
export const WholeDayDialog = loadLatePart(
  () => import(/* webpackChunkName: "planner-actions" */ './whole-day-dialog'),
  'WholeDayDialog',
);

export const ChooseParks = loadLatePart(
  () => import(/* webpackChunkName: "planner-sights" */ './choose-parks'),
  'ChooseParks',
);
export const DayFacts = loadLatePart(
  () => import(/* webpackChunkName: "planner-sights" */ './day-facts'),
  'DayFacts',
);
export const OpenDays = loadLatePart(
  () => import(/* webpackChunkName: "planner-sights" */ './open-days'),
  'OpenDays',
);
