import { join } from 'node:path'
import { readSite } from '@hasp/service-frame/readSite'
import { buildSite } from '../devstack/services/buildSite.js'
import type { RunningPart } from '../devstack/services/RunningPart.js'
import { serveSite } from '../devstack/services/serveSite.js'
import { findFreePort } from '../devstack/testing/findFreePort.js'
import { repositoryRoot } from '../scripts/files/repositoryRoot.js'

/** The examples, or copies of them with packages as they are published. */
const examples = process.env.HASP_EXAMPLES ?? join(repositoryRoot, 'examples')

/**
 * Builds an example with its own configuration, as for its visitors, and
 * serves it on a free port.
 * @param name its folder
 */
export async function serveExample(name: string): Promise<RunningPart> {
  // Two workers may build the same at once.
  const worker = process.env.TEST_PARALLEL_INDEX ?? '0'
  const folder = join(repositoryRoot, '.cache/examples', worker, name)
  const root = join(examples, name)
  const { signal } = new AbortController()
  await buildSite({ root, folder, signal })
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  return await serveSite({ name, port, url }, await readSite(folder), {})
}
