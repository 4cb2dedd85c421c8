import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFirefox } from '../../../scripts/setup/programs.mjs';
import { connect, type Connection } from './bidi.ts';
import { declareWithJson, type Engine, type Tab } from './engine.ts';
import { startProgram } from './program.ts';

/** Sends requests to other machines, but not those to this one, to a proxy that does not exist. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.allow_hijacking_localhost': false,
};

/** What Firefox answers to `script.callFunction`, in so far as it is read here. */
type CallResult = { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } };

/** Opens a tab in a user context of its own, which has its own cookies and storage. */
async function openTab({ send, messagesOf }: Connection, width: number, height: number): Promise<Tab> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    goBack: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    call: async (fn, ...args) => {
      const answer = await send<CallResult>('script.callFunction', {
        functionDeclaration: declareWithJson(fn),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    chooseFile: async (value, file) => {
      const locator = { type: 'css', value };
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', { context, locator });
      await send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files: [file] });
    },
    messages: () => messagesOf(context),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

/** Starts Firefox without a window, and drives it with WebDriver BiDi. @throws Error when it does not start */
export async function startFirefox(): Promise<Engine> {
  const file = findFirefox();
  if (file === undefined) throw new Error('Firefox is not installed: npm run test:all installs it.');
  const home = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map((preference) => `user_pref(${preference.map((part) => JSON.stringify(part)).join(', ')});`);
  writeFileSync(path.join(home, 'user.js'), lines.join('\n'));
  const program = await startProgram([file, '--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0'], {
    home,
    // In its sandbox, Firefox cannot read the fonts of the tests.
    env: { MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    pattern: /WebDriver BiDi listening on (ws:\S+)/,
  });
  const connection = await connect(`${program.found}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    openTab: (width, height) => openTab(connection, width, height),
    stop: async () => {
      connection.close();
      await program.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
