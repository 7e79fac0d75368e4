import type { Translation } from './defineMessages.js'
import type { MessageGroups } from './locales/MessageGroups.js'

/** An integrator's own texts: some of them, or a whole language. */
export type MessageOverrides = {
  readonly [group in keyof MessageGroups]?: Partial<
    Translation<MessageGroups[group]>
  >
}
