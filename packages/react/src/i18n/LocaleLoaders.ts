import type { Translation } from './defineMessages.js'
import type { MessageGroups } from './locales/MessageGroups.js'

/** One language: each group is fetched when something first says its texts. */
export type LocaleLoaders = {
  readonly [group in keyof MessageGroups]: () => Promise<
    Translation<MessageGroups[group]>
  >
}
