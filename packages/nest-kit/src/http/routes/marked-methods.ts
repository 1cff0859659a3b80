import { Injectable } from '@nestjs/common';
import { MetadataScanner, Reflector } from '@nestjs/core';

type Method = (...values: never[]) => unknown;

export interface MarkedMethod<Rule, M extends Method> {
  rule: Rule;
  method: M;
  instance: object;
}

@Injectable()
export class MarkedMethods {
  constructor(
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  *list<Rule, M extends Method>(
    mark: symbol,
    instances: Iterable<unknown>,
  ): Generator<MarkedMethod<Rule, M>, void> {
    for (const instance of new Set(instances)) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (typeof prototype !== 'object' || prototype === null) continue;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const method = (instance as Record<string, M | undefined>)[name];
        const rule = method && this.reflector.get<Rule | undefined>(mark, method);
        if (method && rule !== undefined) yield { rule, method, instance };
      }
    }
  }
}
