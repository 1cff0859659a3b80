export const KIT_ENV = Symbol('landsea:env');

/** Rules take `now` as an argument; services read it here only. */
export const CLOCK = Symbol('landsea:clock');

export const SERVICE_NAME = Symbol('landsea:service-name');

export type Clock = () => Date;
