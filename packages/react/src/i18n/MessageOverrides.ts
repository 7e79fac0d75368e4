import type { Translation } from './defineMessages.js'
import type { MessageGroups } from './locales/MessageGroups.js'

/** An integrator's own words for some texts, or for a whole other language. */
export type MessageOverrides = {
  readonly [group in keyof MessageGroups]?: Partial<
    Translation<MessageGroups[group]>
  >
}
