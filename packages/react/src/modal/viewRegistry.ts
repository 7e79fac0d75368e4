import type { ViewName } from '@hasp/core'
import type { ChunkLoader } from './createChunks.js'
import { ConnectView } from './firstView.js'
import { loadAccount } from './loadAccount.js'
import { moreViews } from './moreViews.js'

/** The way to a view: at once to the one that came with the modal. */
export function viewLoader(view: ViewName): ChunkLoader {
  if (view === 'Connect') return () => Promise.resolve({ default: ConnectView })
  if (view === 'Account') return loadAccount
  return moreViews[view]
}
