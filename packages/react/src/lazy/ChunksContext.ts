import { createContext } from 'react'
import type { Chunks } from './createChunks.js'

/** What the nearest `KitProvider` has fetched. */
export const ChunksContext = createContext<Chunks | undefined>(undefined)
