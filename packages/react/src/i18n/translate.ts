import type { MessageGroup } from './defineMessages.js'
import type { Message, Placeholder } from './Message.js'

type Value = string | number | bigint

type Values<message> = [Placeholder<message>] extends [never]
  ? []
  : [values: { readonly [name in Placeholder<message>]: Value }]

/** Says one text of a group; forgetting a placeholder is a type error. */
export type Translate<group extends MessageGroup> = <
  key extends keyof group['texts'],
>(
  key: key,
  ...values: Values<group['texts'][key]>
) => string

/** Texts by group and key, in one language. */
export type Catalogue = {
  readonly [group in string]?:
    | { readonly [key in string]?: Message }
    | undefined
}

function pick(message: Message, locale: string, count: Value | undefined) {
  if (typeof message === 'string') return message
  const form = new Intl.PluralRules(locale).select(Number(count ?? 0))
  return message[form] ?? message.other
}

/**
 * Makes the function that says a group's texts.
 * @param group - the English source, used where no catalogue has a text
 * @param locale - BCP 47 tag for plurals and numbers
 * @param catalogues - asked in this order, before the source
 * @example createTranslate(common, 'en', [])('back')
 */
export function createTranslate<group extends MessageGroup>(
  group: group,
  locale: string,
  catalogues: readonly Catalogue[],
): Translate<group> {
  return (key, ...[values]) => {
    const name = String(key)
    const given: { readonly [name in string]?: Value } = values ?? {}
    const found = catalogues.find((each) => each[group.group]?.[name])
    const message = found?.[group.group]?.[name] ?? group.texts[name] ?? name
    return pick(message, locale, given.count).replace(
      /\{(\w+)\}/g,
      (raw, hole) => {
        const value = given[hole]
        if (value === undefined) return raw
        return typeof value === 'string'
          ? value
          : new Intl.NumberFormat(locale).format(value)
      },
    )
  }
}
