import type { DefinitionsFromApi, EndpointDefinitions, OverrideResultType } from '@reduxjs/toolkit/query/react';

type AnyDefinition = EndpointDefinitions[string];

/** The endpoints of a generated slice, whose answers are those of `Results`, the models, in place of the raw answers. */
export type Shaped<Slice, Results> = WithResults<DefinitionsFromApi<Slice>, Results>;

type WithResults<Definitions, Results> = {
  [K in keyof Definitions]: K extends keyof Results
    ? Definitions[K] extends AnyDefinition
      ? OverrideResultType<Definitions[K], Results[K]>
      : never
    : Definitions[K];
};
