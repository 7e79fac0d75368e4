import { clientMutations } from './clientMutations.js'
import { emailMutations } from './emailMutations.js'
import { handshakeMutations } from './handshakeMutations.js'
import { leavingMutations } from './leavingMutations.js'
import { lostMailboxMutations } from './lostMailboxMutations.js'
import type { Mutation } from './Mutation.js'
import { messageMutations } from './messageMutations.js'
import { servedMutations } from './servedMutations.js'
import { signInMutations } from './signInMutations.js'
import { siteMutations } from './siteMutations.js'

/**
 * Every check of the channel to the hosted wallet's frame, of what changes or
 * ends a hosted wallet, and of signing in with its login, taken out.
 */
export const mutations: readonly Mutation[] = [
  ...handshakeMutations,
  ...messageMutations,
  ...servedMutations,
  ...clientMutations,
  ...emailMutations,
  ...leavingMutations,
  ...lostMailboxMutations,
  ...siteMutations,
  ...signInMutations,
]
