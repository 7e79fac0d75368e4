import { join } from 'node:path'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'
import type { BuiltScenario } from './buildScenario.js'

/** What files of a scenario weigh together, in bytes after gzip at level 9. */
export async function weigh(
  { folder }: Pick<BuiltScenario, 'folder'>,
  files: readonly string[],
): Promise<number> {
  if (files.length === 0) return 0
  const paths = files.map((file) => join(folder, file))
  const checks = [{ files: paths, gzip: true }]
  const weighed = await sizeLimit([filePlugin], { checks })
  const [result] = weighed as readonly { readonly size?: number }[]
  return result?.size ?? 0
}
