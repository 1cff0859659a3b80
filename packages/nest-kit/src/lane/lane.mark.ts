import { SetMetadata } from '@nestjs/common';

export const LANE_MARK = Symbol('landsea:lane');

export interface LaneRule {
  path: string;
  /** The largest body, in bytes. */
  limit: number;
}

/**
 * Takes the posts to this address straight from the server: no parsing, guards, interceptors or pipes, which cost more than
 * the work itself where thousands come at once. The route proves by other means who calls; it gets the request alone, with
 * its `rawBody`. Context, headers, log, metrics and errors are as everywhere.
 */
export const Lane = (rule: LaneRule): MethodDecorator => SetMetadata(LANE_MARK, rule);
