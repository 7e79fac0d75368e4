import type { Message } from './Message.js'

/** The English texts of one part of the kit, under the part's name. */
export type MessageGroup<
  name extends string = string,
  texts extends Readonly<Record<string, Message>> = Readonly<
    Record<string, Message>
  >,
> = { readonly group: name; readonly texts: texts }

/** The same group in another language: every key, plurals where there were. */
export type Translation<group extends MessageGroup> = {
  readonly [key in keyof group['texts']]: group['texts'][key] extends string
    ? string
    : Extract<Message, object>
}

/**
 * Names a group of English texts, the source that translations are typed by.
 * @param group - the name under which translations and overrides are found
 * @param texts - texts with `{placeholders}`; plurals by `{ one, other }`
 * @example defineMessages('receive', { title: 'Receive {symbol}' })
 */
export function defineMessages<
  const name extends string,
  const texts extends Readonly<Record<string, Message>>,
>(group: name, texts: texts): MessageGroup<name, texts> {
  return { group, texts }
}
