import { clientMutations } from './clientMutations.js'
import { handshakeMutations } from './handshakeMutations.js'
import type { Mutation } from './Mutation.js'
import { messageMutations } from './messageMutations.js'
import { servedMutations } from './servedMutations.js'

/** Every check of the channel to the hosted wallet's frame, taken out. */
export const mutations: readonly Mutation[] = [
  ...handshakeMutations,
  ...messageMutations,
  ...servedMutations,
  ...clientMutations,
]
