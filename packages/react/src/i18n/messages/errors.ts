import type { ErrorCode } from '@hasp/core/errors'
import type { MessageGroup } from '../defineMessages.js'

/** The sentences of errors; the English source is core's own catalogue. */
export type ErrorTexts = MessageGroup<
  'errors',
  { readonly [code in ErrorCode]: string }
>
