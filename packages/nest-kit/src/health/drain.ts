import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Whether this process is on its way out: it still answers, and asks to be sent nothing new. */
@Injectable()
export class Drain implements OnModuleDestroy {
  private begun = false;

  get draining(): boolean {
    return this.begun;
  }

  onModuleDestroy(): void {
    this.begun = true;
  }
}
