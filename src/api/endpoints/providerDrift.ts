import { providerDriftSlice } from '../generated/site/providerDrift';
import { tag, type TagType } from '../tags.ts';

export type { Drift, ProviderDrift, Screen } from '../generated/site/providerDrift';

/** In what the provider's answers differ from the contracts, for admins. */
export const providerDriftApi = providerDriftSlice.enhanceEndpoints<TagType>({
  endpoints: { getProviderDrift: { providesTags: [tag('Provider')] } },
});

export const { useGetProviderDriftQuery } = providerDriftApi;
