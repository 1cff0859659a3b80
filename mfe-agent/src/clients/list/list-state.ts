import { addDays, type CalendarDate } from '@landsea/contracts/core';
import {
  ClientColumn,
  ClientDue,
  ClientFilter,
  ClientSort,
  ClientStage,
  PipelineStage,
  toPipeline,
  usualClientColumns,
} from '@landsea/contracts/agents';

export interface ListState {
  filter: ClientFilter;
  columns: readonly ClientColumn[];
}

const listOf = (value: string | null): string[] => value?.split(',').filter(Boolean) ?? [];

/** Invalid values are left out. */
export const readListState = (params: URLSearchParams): ListState => {
  const earlier = listOf(params.get('stages')).flatMap((stage) => ClientStage.safeParse(stage).data ?? []);
  const chosen = listOf(params.get('pipeline')).flatMap((stage) => PipelineStage.safeParse(stage).data ?? []);
  const pipeline = chosen.length > 0 ? chosen : toPipeline(earlier);
  const tags = listOf(params.get('tags'));
  const columns = listOf(params.get('columns')).flatMap((name) => ClientColumn.safeParse(name).data ?? []);
  const typed = {
    ...(params.get('search') && { search: params.get('search') }),
    ...(pipeline.length > 0 && { pipeline }),
    ...(tags.length > 0 && { tags }),
    ...(params.get('agentId') && { agentId: params.get('agentId') }),
    ...(params.get('dueBy') && { dueBy: params.get('dueBy') }),
    ...(ClientDue.safeParse(params.get('due')).success && { due: params.get('due') }),
    ...(params.get('archived') === 'true' && { archived: true }),
    ...(ClientSort.safeParse(params.get('sort')).success && { sort: params.get('sort') }),
  };
  return {
    filter: ClientFilter.safeParse(typed).data ?? {},
    columns: params.has('columns') ? columns : usualClientColumns,
  };
};

/** The calendar date where the reader is. */
export const getLocalDay = (): CalendarDate => new Intl.DateTimeFormat('en-CA').format(new Date());

/** `today` and `week` become the day that they mean on `today`. */
export const resolveDue = ({ due, ...filter }: ClientFilter, today: CalendarDate): ClientFilter => {
  if (due === undefined) return filter;
  return { ...filter, dueBy: due === 'today' ? today : addDays(today, 6) };
};

/** Lists are separated by commas; views of earlier builds name fewer stages. */
export const filterParams = ({ stages, ...filter }: ClientFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...(stages && { pipeline: toPipeline(stages) }), ...filter }).flatMap(
      ([name, value]) => {
        const text = Array.isArray(value) ? value.join(',') : String(value);
        return value === undefined || value === false || text === '' ? [] : [[name, text]];
      },
    ),
  );

/** Default columns are left out of the address. */
export const listParams = ({ filter, columns }: ListState): Record<string, string> => ({
  ...filterParams(filter),
  ...(columns.join() !== usualClientColumns.join() && { columns: columns.join(',') }),
});

export const isSameView = (a: ListState, b: ListState): boolean =>
  new URLSearchParams(Object.entries(listParams(a)).sort()).toString() ===
  new URLSearchParams(Object.entries(listParams(b)).sort()).toString();
