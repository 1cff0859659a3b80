import { DomainError, makeNotFound, type KitRequest } from '@landsea/nest-kit';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { mergeMap, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { RowIdPipe } from '../../row-id.pipe.js';
import { AgencyEvents } from '../team/agency-events.js';
import { AgencyScope } from '../team/agency-scope.js';
import { notePreview, selectAgentOf } from './agent-trips.queries.js';

const LOOKING = 'You are looking at the trip as your client does. Go back to your own view to change it.';

/**
 * `?asClient=` reads as a client: the reader is the client's id, which is no account, so only trips made for
 * the client open.
 */
@Injectable()
export class AsClientInterceptor implements NestInterceptor {
  private readonly ids = new RowIdPipe();

  constructor(
    private readonly dataSource: DataSource,
    private readonly scope: AgencyScope,
    private readonly log: AgencyEvents,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<KitRequest>();
    const { asClient } = request.query;
    const { principal } = request;
    if (typeof asClient !== 'string' || !principal) return next.handle();
    const clientId = this.ids.transform(asClient);
    if (request.method !== 'GET') throw new DomainError({ code: 'FORBIDDEN', message: LOOKING });
    const { agentIds, agencyId } = await this.scope.getReach(principal);
    if (!(await selectAgentOf(this.dataSource.manager, agentIds, clientId))) throw makeNotFound();
    request.principal = { ...principal, userId: clientId, userType: 'client' };
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        const { manager } = this.dataSource;
        await notePreview(manager, clientId);
        if (agencyId !== null) await this.log.addLook(manager, principal, agencyId, clientId);
        return answer;
      }),
    );
  }
}
