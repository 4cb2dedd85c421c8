import type { DefinitionsFromApi, EndpointDefinitions, OverrideResultType } from '@reduxjs/toolkit/query/react';

/** The endpoints of `Definitions` that are in `Results`, with these models as results. */
type Overridden<Definitions extends EndpointDefinitions, Results> = {
  [K in keyof Definitions & keyof Results]: OverrideResultType<Definitions[K], Results[K]>;
};

/** For `enhanceEndpoints`: what the endpoints of a generated API return once `transformResponse` has made models of it. */
export type WithResults<GeneratedApi, Results> = Overridden<DefinitionsFromApi<GeneratedApi>, Results>;
