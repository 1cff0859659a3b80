import type { PagePath } from '@landsea/contracts/core';
import { z } from 'zod';

const Budget = z.strictObject({
  /** Bytes of all scripts that the page loads before it shows anything, compressed with brotli. */
  scripts: z.number().int().positive(),
  /** Counts those files and the styles. */
  requests: z.number().int().positive(),
  /** Wanted bytes. The budget is above them until then, and only shrinks. */
  target: z.number().int().positive().optional(),
});

/** `infra/budgets.json`: what each route may load, by its path, else by who can see it. */
export const Budgets = z.strictObject({
  access: z.record(z.enum(['public', 'signed-in', 'trip', 'agent', 'client']), Budget),
  routes: z.record(z.string(), Budget),
});
export type Budgets = z.infer<typeof Budgets>;

/** The first load of one route. */
export interface RouteFigure {
  path: string;
  access: PagePath['access'];
  scripts: number;
  requests: number;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The routes that load more than they may, each with its figure and its budget. */
export function findBudgetProblems(figures: readonly RouteFigure[], { access, routes }: Budgets): string[] {
  return figures.flatMap((figure) => {
    const budget = routes[figure.path] ?? access[figure.access];
    const problems: string[] = [];
    if (figure.scripts > budget.scripts)
      problems.push(
        `${figure.path} loads ${kB(figure.scripts)} of scripts; its budget is ${kB(budget.scripts)}`,
      );
    if (figure.requests > budget.requests)
      problems.push(`${figure.path} loads ${figure.requests} files; its budget is ${budget.requests}`);
    return problems;
  });
}
