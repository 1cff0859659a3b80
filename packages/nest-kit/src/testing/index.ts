export {
  startTestService,
  type TestAgent,
  type TestService,
  type TestServiceOptions,
} from './test-service.js';
export { createTestDatabase, type TestDatabase } from './test-database.js';
