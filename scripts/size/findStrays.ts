import type { BuiltScenario } from './buildScenario.js'
import { sourcesOf } from './sourcesOf.js'
import { strayOnLoad } from './strayOnLoad.js'

/** What of WalletConnect and the wallet list comes with the page. */
export function findStrays(
  { chunks }: Pick<BuiltScenario, 'chunks'>,
  onLoad: readonly string[],
  options: Parameters<typeof strayOnLoad>[1],
): readonly string[] {
  const modules = chunks
    .filter(({ fileName }) => onLoad.includes(fileName))
    .flatMap(({ moduleIds }) => moduleIds)
  return strayOnLoad(modules.flatMap(sourcesOf), options)
}
