import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { IntervalTask } from './interval-task.js';

/** For polling own tables; work at a time uses `JobQueues.schedule`. */
@Injectable()
export class IntervalTasks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly tasks: IntervalTask[] = [];
  private started = false;

  /** @param everyMs from the start of one run to the next. */
  add(name: string, everyMs: number, work: () => Promise<unknown>): IntervalTask {
    const task = new IntervalTask(name, everyMs, work);
    this.tasks.push(task);
    if (this.started) task.start();
    return task;
  }

  onApplicationBootstrap(): void {
    this.started = true;
    for (const task of this.tasks) task.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }
}
