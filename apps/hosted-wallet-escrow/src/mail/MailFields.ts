import type { Mail } from '@hasp/service-frame/mail'

/** What every mail of the escrow is filled with. */
export interface MailFields {
  readonly to: string
  readonly walletName: string
  readonly cancelUrl: string
  readonly locale: string | null | undefined
}

type Write<Fields> = (fields: Fields) => Omit<Mail, 'to'>

/** A mail in the visitor's language, where it is known. */
export function writeMail<Fields extends MailFields>(
  fields: Fields,
  texts: { readonly english: Write<Fields>; readonly arabic: Write<Fields> },
): Mail {
  const isArabic = fields.locale?.split('-')[0] === 'ar'
  const write = isArabic ? texts.arabic : texts.english
  return { to: fields.to, ...write(fields) }
}

/** One line of plain characters: nothing becomes a header or a link. */
export function plainLine(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replaceAll('://', ' ')
    .trim()
}
