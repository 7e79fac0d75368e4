import type { Summary } from '../../decode/Summary.js'
import type { ReceiverNote } from '../../receivers/judgeReceivers.js'
import type { KnownNetwork } from '../../screens/Registry.js'
import type { Looks } from '../showLooks.js'

/** What the wallet's window shows for its frame. */
export interface WindowRequest {
  readonly origin: string
  readonly siteName?: string | undefined
  readonly receiverNotes: readonly ReceiverNote[]
  readonly summary: Summary
  readonly network?: KnownNetwork | undefined
  readonly language: string
  readonly looks: Looks
}

/** What the frame and its window say to each other; both are one origin. */
export type WindowMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'show'; readonly request: WindowRequest }
  | {
      readonly type: 'decided'
      /** Of the summary that the window showed. */
      readonly digest: string
      readonly isApproved: boolean
    }
