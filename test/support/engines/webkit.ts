import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findWebKit } from '../../../scripts/setup/programs.mjs';
import { declareWithJson, type Engine, type Tab } from './engine.ts';
import { startProgram } from './program.ts';
import { connectDriver, type Driver } from './webDriver.ts';

/** Makes the browser's toolbar so small that its window can be as narrow as a phone. */
const TOOLBAR_STYLES =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** Requests to other machines go to a port where nothing listens. */
const BROWSER_ARGUMENTS = ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=127.0.0.1'];

/** Opens a browser with one tab; its storage is in memory only. */
async function openTab(send: Driver, binary: string, width: number, height: number): Promise<Tab> {
  const browserOptions = { binary, args: BROWSER_ARGUMENTS };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { width, height });
  return {
    open: (url) => send('POST', `${session}/url`, { url }),
    goBack: () => send('POST', `${session}/back`, {}),
    call: async (fn, ...args) => {
      const answer = await send<{ json?: string; error?: string }>('POST', `${session}/execute/async`, {
        script: `(${declareWithJson(fn)})(arguments[0]).then((json) => arguments[1]({ json }), (error) => arguments[1]({ error: String(error) }))`,
        args: [JSON.stringify(args)],
      });
      if (answer.json === undefined) throw new Error(answer.error);
      return JSON.parse(answer.json);
    },
    perform: (actions) => send('POST', `${session}/actions`, { actions }),
    chooseFile: async (value, file) => {
      const element = await send<Record<string, string>>('POST', `${session}/element`, { using: 'css selector', value });
      await send('POST', `${session}/element/${Object.values(element)[0]}/value`, { text: file });
    },
    messages: () => [],
    close: () => send('DELETE', session),
  };
}

/** Starts WebKitGTK's driver on a virtual screen; each tab is a browser of its own. @throws Error when it does not start */
export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (programs === undefined) throw new Error('WebKitGTK is not installed: npm run test:all installs it.');
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, '.config', 'gtk-3.0'), { recursive: true });
  writeFileSync(path.join(home, '.config', 'gtk-3.0', 'gtk.css'), TOOLBAR_STYLES);
  const screen = await startProgram([programs.screen, '-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    home,
    pattern: /^(\d+)$/m,
  });
  const env = { DISPLAY: `:${screen.found}`, NO_AT_BRIDGE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1', GSETTINGS_BACKEND: 'memory' };
  const { send, stop } = await connectDriver(programs.driver, { home, env });
  return {
    openTab: (width, height) => openTab(send, programs.browser, width, height),
    stop: async () => {
      await stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
