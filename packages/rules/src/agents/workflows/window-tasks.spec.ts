import { windowTaskKeys } from './window-tasks.js';
import { workflowTemplates } from './workflow-templates.js';

it('names tasks of the templates that are due on the day a window opens', () => {
  const tasks = Object.values(workflowTemplates).flatMap((template) => template.tasks);
  for (const key of Object.values(windowTaskKeys)) {
    const named = tasks.filter((task) => task.key === key);
    expect(named.length).toBeGreaterThan(0);
    for (const { days, who, title } of named) {
      expect({ title, days, who }).toEqual({ title, days: 0, who: undefined });
      expect(title).toMatch(/^Book .* as they open$/);
    }
  }
});
