import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contract, Operation } from '../../platform/contract/load.ts';
import type { Override } from '../../platform/contract/types.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import { createBehaviours } from './behaviours.ts';
import {
  readChosenScenario,
  isScenario,
  SCENARIO_COOKIE,
  scenarios,
  describeUnknownScenario,
  type ScenarioName,
} from '../../platform/scenarioNames.ts';

/** Returns the target of a redirect, which is always a path of this site; `/` in place of other targets. */
function toLocalPath(to: string | undefined): string {
  if (to === undefined || !to.startsWith('/')) return '/';
  const { origin, pathname, search, hash } = new URL(to, 'http://here.invalid');
  // Dot segments may resolve to `//`, which leads to another site.
  return origin === 'http://here.invalid' && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}

const listItems = Object.entries(scenarios).map(
  ([name, description]) => `<li><a href="/scenario/${name}">${name}</a>: ${description}</li>`,
);
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Scenarios</title><h1>Scenarios</h1><ul>${listItems.join('')}</ul>`;

/** Sets a limit on a list, because a list without limit is streamed as text, which a behaviour cannot change. */
function limitToOnePage({ parameters }: Operation, { query }: FastifyRequest): void {
  const limits = query as Record<string, unknown>;
  if (parameters.some(({ name }) => name === 'limit')) limits.limit ??= '100';
}

/**
 * Applies scenarios to the embedded backends. A browser chooses a scenario at `/scenario/NAME`, which redirects to `?to=/path`; other
 * browsers get `defaultScenario`. For development and tests only.
 * @returns a function that creates the override of an operation
 */
export function registerScenarios(
  app: FastifyInstance,
  defaultScenario: ScenarioName,
): (contract: Contract, operation: Operation) => Override {
  const behaviours = createBehaviours();

  app.get('/scenario', (_request, reply) => reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page));
  app.get<{ Params: { name: string }; Querystring: { to?: string } }>('/scenario/:name', (request, reply) => {
    const { name } = request.params;
    if (!isScenario(name)) throw new HttpError(404, describeUnknownScenario(name.slice(0, 60)));
    behaviours[name].onStart?.();
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', `${SCENARIO_COOKIE}=${name}; Path=/; HttpOnly; SameSite=Lax`)
      .redirect(toLocalPath([request.query.to].flat()[0]), 302);
  });

  return (contract, operation) => ({
    before: async (request, reply) => {
      const { before, respond } = behaviours[readChosenScenario(request.headers.cookie) ?? defaultScenario];
      await before?.({ contract, operation, request, reply });
      if (respond && contract.name !== 'site') limitToOnePage(operation, request);
    },
    respond: (request, reply, body) => {
      const { respond } = behaviours[readChosenScenario(request.headers.cookie) ?? defaultScenario];
      // Replaces only successful responses, although error responses have a schema, too.
      const schemaPointer = reply.statusCode < 300 ? operation.responses[reply.statusCode] : undefined;
      return respond === undefined || !schemaPointer ? body : respond(body, schemaPointer, { contract, operation, request, reply });
    },
  });
}
