import type { BuiltScenario } from './buildScenario.js'
import { chunkClosure } from './chunkClosure.js'

/** The files with some chunks, and with all that these import. */
export function filesWith(
  { chunks }: BuiltScenario,
  isStart: (chunk: BuiltScenario['chunks'][number]) => boolean,
): readonly string[] {
  return chunkClosure(chunks, chunks.filter(isStart))
}

/**
 * The files that come with a module.
 * @throws when it is not in the build
 */
export function filesOf(
  built: BuiltScenario,
  module: RegExp,
): readonly string[] {
  const files = filesWith(built, ({ moduleIds }) =>
    moduleIds.some((id) => module.test(id)),
  )
  if (files.length === 0) throw new Error(`No ${module} in the build.`)
  return files
}
