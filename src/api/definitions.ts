import type { EndpointDefinitions, OverrideResultType } from '@reduxjs/toolkit/query/react';

type AnyDefinition = EndpointDefinitions[string];

/** Generated endpoint definitions whose answers are those of `Results`, the models, in place of the raw answers. */
export type WithResults<Definitions, Results> = {
  [K in keyof Definitions]: K extends keyof Results
    ? Definitions[K] extends AnyDefinition
      ? OverrideResultType<Definitions[K], Results[K]>
      : never
    : Definitions[K];
};
