import type { TaskStatus } from '@landsea/contracts/planning';

export const texts = {
  title: 'Checklist',
  quickAdd: 'New task',
  quickAddHint: 'One line, then Enter. It lands on top of To do.',
  grip: 'Arrow keys move the card: up and down in its column, left and right to the next one.',
  emptyTitle: 'Nothing to do yet',
  emptyText:
    'Landsea suggests tasks for a trip like this: papers, bookings, packing, each with its date. You choose what to keep.',
  emptyAction: 'See the suggestions',
  columnEmpty: {
    'to-do': 'Nothing left here. Add a task above, or enjoy the calm.',
    doing: 'What somebody is busy with. Drag a card here.',
    done: 'Finished tasks land here.',
  } satisfies Record<TaskStatus, string>,
  nothingMatches: 'No task like this in here.',
  gone: 'Somebody deleted this task while you were editing it. What you wrote is still here.',
  help: {
    progress: 'The sun moves along the horizon with each task that is done.',
    board:
      'Three columns. Drag a card by its grip, or put the focus on the grip and use the arrow keys. Tick a card and it is done.',
  },
} as const;
