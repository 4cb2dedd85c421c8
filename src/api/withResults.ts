import type { DefinitionsFromApi, EndpointDefinitions, OverrideResultType } from '@reduxjs/toolkit/query/react';

type Overridden<Definitions extends EndpointDefinitions, Results> = {
  [K in keyof Definitions & keyof Results]: OverrideResultType<Definitions[K], Results[K]>;
};

/** For `enhanceEndpoints`: result types of a generated API after `transformResponse`. */
export type WithResults<GeneratedApi, Results> = Overridden<DefinitionsFromApi<GeneratedApi>, Results>;
