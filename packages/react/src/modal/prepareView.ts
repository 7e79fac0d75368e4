import type { ViewName } from '@hasp/core'
import type { Chunks } from './createChunks.js'
import { viewLoader } from './viewRegistry.js'

/** Fetches what is drawn for a view, before it is shown. */
export async function prepareView(
  chunks: Chunks,
  view: ViewName,
): Promise<void> {
  await chunks.load(view, viewLoader(view))
}
