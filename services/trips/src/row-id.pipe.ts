import { Id } from '@landsea/contracts/core';
import { makeNotFound } from '@landsea/nest-kit';
import { Param, type PipeTransform } from '@nestjs/common';

export class RowIdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    const id = Id.safeParse(value);
    if (!id.success) throw makeNotFound();
    return id.data;
  }
}

export class OptionalRowIdPipe implements PipeTransform<unknown, string | undefined> {
  private readonly required = new RowIdPipe();

  transform(value: unknown): string | undefined {
    return value === undefined || value === '' ? undefined : this.required.transform(value);
  }
}

export const TripId = (): ParameterDecorator => Param('tripId', RowIdPipe);
