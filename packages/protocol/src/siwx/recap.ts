import * as v from 'valibot'

const prefix = 'urn:recap:'

/** A text that is signed has at most 8 KiB. */
const longestRecap = 6 * 1024

const actionPattern = /^request\/(\w{1,64})$/
const chainPattern = /^eip155:\d{1,32}$/

/**
 * ERC-5573, of which only this much is ever asked for. It is made of what the
 * page has of valibot anyway: anything else would come with its first load.
 */
const recapSchema = v.object({
  att: v.object({
    eip155: v.record(
      v.string(),
      v.pipe(
        v.array(
          v.object({
            chains: v.optional(
              v.array(v.pipe(v.string(), v.regex(chainPattern))),
            ),
          }),
        ),
        v.minLength(1),
        v.maxLength(1),
      ),
    ),
  }),
  prf: v.optional(v.pipe(v.array(v.string()), v.maxLength(0))),
})

/** What a wallet may be asked for by its signature. */
export type Recap = {
  /** In the order in which the statement names them. */
  readonly methods: readonly string[]
  /** CAIP-2; all together. */
  readonly chains: readonly string[]
}

/**
 * Reads what a signature allows besides signing in.
 * @param resource `urn:recap:` and base64
 * @returns undefined for anything that is not asked for in wallets of EVM
 * @see ERC-5573
 */
export function readRecap(resource: string): Recap | undefined {
  if (!resource.startsWith(prefix) || resource.length > longestRecap)
    return undefined
  const value = parseJson(resource.slice(prefix.length))
  const read = v.safeParse(recapSchema, value)
  // It says nothing besides.
  if (!read.success || JSON.stringify(read.output) !== JSON.stringify(value))
    return undefined
  const actions = Object.entries(read.output.att.eip155)
  const methods = actions.map(([action]) => actionPattern.exec(action)?.[1])
  if (methods.length === 0 || !methods.every((one) => one !== undefined))
    return undefined
  const chains = actions.flatMap(([, [limits]]) => limits?.chains ?? [])
  return { methods: methods.sort(), chains: [...new Set(chains)] }
}

/** Whether a resource says what may be asked for, rightly or not. */
export function isRecap(resource: string): boolean {
  return resource.startsWith(prefix)
}

/** The sentence of the statement that says the same to people. */
export function recapSentence({ methods }: Recap): string {
  const names = methods.map((method) => `'${method}'`).join(', ')
  return (
    'I further authorize the stated URI to perform the following actions on ' +
    `my behalf: (1) 'request': ${names} for 'eip155'.`
  )
}

function parseJson(text: string): unknown {
  const digits = text.replaceAll('-', '+').replaceAll('_', '/')
  if (!/^[\w+/]+={0,2}$/.test(digits)) return undefined
  try {
    const bytes = Uint8Array.from(atob(digits), (one) => one.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
