import type { DefinitionsFromApi, EndpointDefinitions, OverrideResultType } from '@reduxjs/toolkit/query/react';

type Overridden<Definitions extends EndpointDefinitions, Results> = {
  [K in keyof Definitions & keyof Results]: OverrideResultType<Definitions[K], Results[K]>;
};

/** Definitions for `enhanceEndpoints`: a generated API with the result types of its `transformResponse` functions. */
export type WithResults<GeneratedApi, Results> = Overridden<DefinitionsFromApi<GeneratedApi>, Results>;
