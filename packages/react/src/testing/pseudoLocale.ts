import type { MessageGroup } from '../i18n/defineMessages.js'
import type { Message } from '../i18n/Message.js'
import type { MessageOverrides } from '../i18n/MessageOverrides.js'

const accents: { readonly [letter in string]?: string } = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'ï',
  n: 'ñ',
  o: 'ô',
  s: 'š',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  S: 'Š',
}

function disguise(text: string): string {
  const accented = text
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{')
        ? part
        : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter),
    )
    .join('')
  return `[${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}]`
}

function disguiseMessage(message: Message): Message {
  if (typeof message === 'string') return disguise(message)
  const forms = Object.entries(message).map(([form, text]) => [
    form,
    disguise(String(text)),
  ])
  return { other: disguise(message.other), ...Object.fromEntries(forms) }
}

/**
 * Disguises texts as a language with accents, brackets and 40 % more letters:
 * a sentence that bypassed `t`, or does not fit, stands out in a test.
 * @example <I18nProvider locale="en" messages={pseudoLocale(common)} />
 */
export function pseudoLocale(
  ...groups: readonly MessageGroup[]
): MessageOverrides {
  const disguised = groups.map(({ group, texts }) => {
    const entries = Object.entries(texts)
    return [
      group,
      Object.fromEntries(
        entries.map(([key, text]) => [key, disguiseMessage(text)]),
      ),
    ]
  })
  return Object.fromEntries(disguised)
}
