/** One text, or one per plural form of its placeholder `count`. */
export type Message = string | PluralMessage

/** The forms that a language has; `other` is the one that all have. */
export type PluralMessage = { readonly other: string } & {
  readonly [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string | undefined
}

type NamesIn<text> = text extends `${string}{${infer name}}${infer rest}`
  ? name | NamesIn<rest>
  : never

/** The placeholders `{name}` of a message. */
export type Placeholder<message> = message extends string
  ? NamesIn<message>
  : message extends PluralMessage
    ? 'count' | NamesIn<message[keyof message]>
    : never
