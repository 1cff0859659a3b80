import type { NamedUser } from './user.js';

export type UserName = string;

export const nameOf = ({ name }: NamedUser): UserName => name;
