import { parkNames } from '@landsea/contracts/catalogue';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { MOST_DAY_ITEMS } from '@landsea/contracts/planning';
import {
  makeNamedValues,
  describePerson,
  plainWord,
  type ValueWords,
} from '../../trip/activity-log/field-labels.js';
import { defineLoggedTable, type LoggedKind } from '../../trip/activity-log/logged-table.js';
import { DayItemRow } from './day-item.entity.js';
import type { FileColumn } from '../../trip/files/file-column.js';

export const photoColumn: FileColumn = {
  entity: DayItemRow,
  column: 'photo_id',
  purpose: 'photo',
  holds: 'id',
};

const peopleWords: ValueWords = (value, nameOf) =>
  Array.isArray(value) ? value.map((each) => describePerson(each, nameOf)).join(', ') : undefined;
const people = { name: 'people', words: peopleWords, none: 'everyone' };

export const loggedItems = defineLoggedTable(DayItemRow, {
  kind: 'day-item',
  noun: 'the plan',
  what: 'title',
  apart: ['votes', 'added_by'],
  file: photoColumn,
  labels: {
    title: 'title',
    note: 'note',
    status: { name: 'status', words: plainWord },
    photoId: { name: 'photo', words: () => 'a picture' },
    costCents: 'cost',
    place: 'place',
    park: { name: 'park', words: makeNamedValues(parkNames) },
    date: 'day',
    time: { name: 'time', words: (value) => formatTimeOfDay(toMinute(String(value).slice(0, 5))) },
    dayPart: { name: 'part of the day', words: plainWord },
    isFixed: 'keeps its time',
    proposedTime: null,
    minutes: 'minutes',
    confirmation: 'confirmation number',
    people,
    catalogueId: null,
    details: null,
    votes: null,
    addedBy: null,
  },
  limit: {
    most: MOST_DAY_ITEMS,
    full: (most) => `A trip holds at most ${most} plans and wishes: delete some first.`,
    field: 'title',
  },
});

export const severalItems: LoggedKind = {
  kind: 'items',
  noun: 'the plans:',
  labels: {},
  details: (after) => {
    const rows = Array.isArray(after?.['rows']) ? (after['rows'] as Record<string, unknown>[]) : [];
    const added = rows.filter(({ before }) => before === null).length;
    const removed = rows.filter((row) => row['after'] === null).length;
    return Object.entries({ added, removed, changed: rows.length - added - removed }).flatMap(
      ([what, count]) => (count > 0 ? [`${count} ${what}`] : []),
    );
  },
};

/** Booked tables of earlier releases, before they were items: shown without an undo. */
export const bookedMeals: LoggedKind = {
  kind: 'booked-meal',
  noun: 'table',
  labels: { note: 'note', place: 'place', date: 'day', time: 'time', people },
};
