export {
  startTestService,
  type TestAgent,
  type TestService,
  type TestServiceOptions,
} from './test-service.js';
export { createTestDatabase, type TestDatabase } from './test-database.js';
export { describeAuthorisation } from './authorisation/describe-authorisation.js';
export type { Answers, Caller, Ids, RouteTable } from './authorisation/route-table.js';
export { serviceCaller } from './authorisation/service-caller.js';
export { getRequestId } from '../logs/request-context.js';
