import { isRecord, type Json } from './pointer.ts';

/** Matches a reference to a component of another contract, for example `./jobs.yaml#/components/schemas/Job`. */
const FOREIGN_REFERENCE = /^\.\/(\w+)\.yaml#\/components\/(\w+)\/([\w-]+)$/;

/**
 * Returns a contract without references to other files: the components to which it refers there, and those to which these refer, become its
 * own under the same name. A reference to a component that does not exist stays as it is; `contract:lint` reports it.
 * @param readDocument returns the document of a contract by name
 * @throws Error when two components have one name
 */
export function inlineReferences(document: Json, readDocument: (name: string) => Json): Json {
  const adopted: Record<string, Json> = {};
  const contractByReference = new Map<string, string>();

  /** @param contract name of the contract that contains the value; undefined for `document` */
  function convert(value: unknown, contract?: string): unknown {
    if (Array.isArray(value)) return value.map((item) => convert(item, contract));
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === '$ref' && typeof child === 'string' ? adopt(child, contract) : convert(child, contract),
      ]),
    );
  }

  /** Copies the target of a reference to another contract, and returns the reference to the copy. */
  function adopt(reference: string, contract?: string): string {
    const isForeign = contract !== undefined && reference.startsWith('#');
    const [full, owner = '', section = '', name = ''] =
      FOREIGN_REFERENCE.exec(isForeign ? `./${contract}.yaml${reference}` : reference) ?? [];
    if (full === undefined) return reference;
    const copy = `#/components/${section}/${name}`;
    const known = contractByReference.get(copy);
    if (known !== undefined && known !== owner) throw new Error(`${full} has the name of a component of ${known}.yaml.`);
    if (known !== undefined) return copy;
    const component = getComponent(readDocument(owner), section, name);
    if (component === undefined) return reference;
    const own = getComponent(document, section, name);
    // A component that only refers to the other one may have its name.
    if (own !== undefined && !(isRecord(own) && own.$ref === full))
      throw new Error(`${full} has the name of a component of this contract.`);
    contractByReference.set(copy, owner);
    // Converting the component may adopt others, and so replace the section.
    const convertedComponent = convert(component, owner);
    adopted[section] = { ...adopted[section], [name]: convertedComponent };
    return copy;
  }

  const converted = convert(document) as Json;
  return contractByReference.size === 0 ? converted : { ...converted, components: mergeSections(converted.components, adopted) };
}

function getComponent({ components }: Json, section: string, name: string): unknown {
  const entries = isRecord(components) ? components[section] : undefined;
  return isRecord(entries) ? entries[name] : undefined;
}

/** Merges objects of objects, such as `components`. For the same name in the same section the later value counts. */
export function mergeSections(...groups: unknown[]): Json {
  const merged: Record<string, Json> = {};
  for (const group of groups.filter(isRecord)) {
    for (const [section, entries] of Object.entries(group)) merged[section] = { ...merged[section], ...(isRecord(entries) ? entries : {}) };
  }
  return merged;
}
