import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureSite } from '../../../scripts/setup/buildSite.ts';
import { enableCompileCache } from '../compileCache.ts';
import { writeFontConfigs } from './fonts.ts';
import { startSite } from './site.ts';

/** Writes the browser's font configuration, and builds the site when it is stale. */
export async function prepareSite(): Promise<void> {
  enableCompileCache();
  writeFontConfigs();
  await ensureSite();
}

/**
 * Prepares the site and starts it. Sets `E2E_ORIGIN` to its origin and
 * `E2E_RUN_DIR` to a folder that the workers of this run share.
 * @param env settings of the server
 * @returns a function that stops the server and removes the folder
 */
export async function serveBuiltSite(env: Record<string, string> = {}): Promise<() => Promise<void>> {
  await prepareSite();
  const site = await startSite({ env });
  const runDir = mkdtempSync(path.join(tmpdir(), 'e2e-run-'));
  process.env.E2E_ORIGIN = site.origin;
  process.env.E2E_RUN_DIR = runDir;
  return async () => {
    await site.stop();
    rmSync(runDir, { recursive: true, force: true });
  };
}

export default (): Promise<() => Promise<void>> => serveBuiltSite();
