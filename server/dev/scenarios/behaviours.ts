import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId } from '../../platform/contract/operations.ts';
import { getStatusMessage } from '../../platform/security/errors.ts';
import { HttpError } from '../../platform/security/httpError.ts';
import type { Behaviour } from './behaviour.ts';
import { hostile } from './hostile.ts';
import { huge } from './huge.ts';
import type { ScenarioName } from '../../platform/scenarioNames.ts';
import { reshape } from './reshape.ts';
import { truncate, isUsedInAddress, isDisplayText } from './texts.ts';

const WORDS = [
  // 80 letters without an opportunity for a line break.
  'unbreakable'.repeat(7) + 'big',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'ஒருங்கிணைக்கப்பட்டுக்கொண்டிருக்கவேண்டியவர்களுக்காகத்தான்',
];

/** Appends a very long word to every displayed text that is not part of a URL. */
const longWords: Behaviour = {
  respond: (body, schemaPointer, { contract, operation }) =>
    reshape(contract.document, schemaPointer, body, (value, context) => {
      if (!isDisplayText(value, context) || isUsedInAddress(operation, context)) return value;
      return truncate(`${value} ${WORDS[(context.entryIndex + context.path.length) % WORDS.length]}`, context);
    }),
};

const SLOW_MS = 5_000;

/** Operations whose response has counts of list items. */
const COUNTING_OPERATIONS: ReadonlySet<string> = new Set<OperationId>(['countJobsByStatus', 'searchSite']);

const empty: Behaviour = {
  respond: (body, schemaPointer, { contract, operation, reply }) => {
    // Content that always comes from this server (`site.yaml`) is never empty.
    if (contract.name === 'site' && !COUNTING_OPERATIONS.has(operation.operationId)) return body;
    if (reply.hasHeader('x-total-count')) void reply.removeHeader('x-next-cursor').header('x-total-count', '0');
    return reshape(contract.document, schemaPointer, body, (value, { schema }) => {
      if (Array.isArray(value)) return Number(schema.minItems ?? 0) > 0 ? value : [];
      return typeof value === 'number' && COUNTING_OPERATIONS.has(operation.operationId) ? 0 : value;
    });
  },
};

/** Error page of broken installations. */
const BROKEN_PAGE = '<!doctype html><title>Error</title><h1>There has been a critical error on this website.</h1>';

const failing: Behaviour = {
  before: ({ contract, operation, reply }) => {
    // Calls that always go to this server (`site.yaml`) do not fail in this scenario.
    if (contract.name === 'site') return;
    if (operation.operationId === 'getMatrices') {
      void reply.code(500).type('text/html; charset=utf-8').send(BROKEN_PAGE);
      return;
    }
    const status = contract.name === 'cms' ? 500 : 503;
    throw new HttpError(status, getStatusMessage(status));
  },
};

/** Operations that are called when a member logs in; the session must outlast them. */
const SESSION_OPERATIONS: ReadonlySet<string> = new Set<OperationId>(['getUserDetails', 'checkUser', 'verifyOtp']);

/** Creates the behaviour that ends every session after its first call that needs one. */
function createSignedOut(): Behaviour {
  const usedSessions = new Set<string>();
  return {
    onStart: () => usedSessions.clear(),
    before: ({ operation: { security, operationId }, request }) => {
      const session = request.headers.authorization;
      if (session === undefined || security === 'none') return;
      if (usedSessions.has(session)) delete request.headers.authorization;
      else if (security === 'required' && !SESSION_OPERATIONS.has(operationId)) usedSessions.add(session);
    },
  };
}

/** Creates the behaviours of all scenarios for a server. */
export const createBehaviours = (): Record<ScenarioName, Behaviour> => ({
  usual: {},
  empty,
  slow: { before: async () => sleep(SLOW_MS, undefined, { ref: false }) },
  failing,
  hostile,
  huge,
  'long-words': longWords,
  'signed-out': createSignedOut(),
});
