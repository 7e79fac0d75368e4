import type { TextKey } from '../texts/en.js'

/** Where a recovery by the escrow stands. */
export type EscrowState =
  /** Its code was not asked for, or there has to be another one. */
  | { readonly status: 'begin'; readonly problem?: TextKey }
  | { readonly status: 'code'; readonly problem?: TextKey }
  /** The mailbox is proved and the hold runs; until when, may not be known. */
  | { readonly status: 'held'; readonly endsAfterMs: number | undefined }

/** What the visitor does next, or what comes by itself. */
export type EscrowPress =
  | { readonly type: 'send' }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'look' }
  | { readonly type: 'leave' }
