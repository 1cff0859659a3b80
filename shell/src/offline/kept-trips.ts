import { PERSON_CACHE } from '@landsea/contracts/offline';
import { useEffect, useState } from 'react';
import { listOfflinePages } from '../known-pages';

const names = Object.entries({
  TripDashboard: 'Dashboard',
  DayView: 'Your day',
  DailyPlanner: 'Days',
  BudgetSpendingHub: 'Spending',
  ChecklistBoard: 'Checklist',
});

const keptPaths = async (): Promise<Set<string>> => {
  const cacheNames = (await caches.keys()).filter((name) => name.startsWith(PERSON_CACHE));
  const requests = await Promise.all(cacheNames.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
};

export interface KeptPage {
  label: string;
  path: string;
}

export const useKeptPages = (): ((tripId: string) => KeptPage[]) | undefined => {
  const [paths, setPaths] = useState<Set<string>>();
  useEffect(() => {
    if (!('caches' in window)) return;
    void keptPaths().then(setPaths, () => undefined);
  }, []);
  return (
    paths &&
    ((tripId) => {
      const pages = listOfflinePages(tripId);
      return names.flatMap(([name, label]) => {
        const path = pages.find((page) => page.name === name)?.path;
        return path !== undefined && paths.has(path) ? [{ label, path }] : [];
      });
    })
  );
};
