import { IntervalTasks } from '@landsea/nest-kit';
import { Injectable } from '@nestjs/common';
import { FilesService } from './files.service.js';

const EVERY_MS = 10 * 60 * 1000;

/** Removes files that nobody names any more, as after the end of an account. */
@Injectable()
export class FileSweep {
  constructor(tasks: IntervalTasks, files: FilesService) {
    tasks.add('forgotten files', EVERY_MS, () => files.sweep());
  }
}
