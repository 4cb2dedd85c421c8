import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureSite } from '../../../scripts/setup/buildSite.ts';
import { startSite } from './site.ts';

/**
 * Builds the site when it is stale, starts it, and tells the tests where it is: `E2E_ORIGIN`, and `E2E_RUN_DIR`
 * for what the workers of this run share. Answers the function that ends it all.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureSite();
  const site = await startSite();
  const runDir = mkdtempSync(path.join(tmpdir(), 'e2e-run-'));
  process.env.E2E_ORIGIN = site.origin;
  process.env.E2E_RUN_DIR = runDir;
  return async () => {
    await site.stop();
    rmSync(runDir, { recursive: true, force: true });
  };
}
