import { skeleton } from './skeleton.js'

const leastLetters = 4
/** Of a label, what the DNS has room for. */
export const mostLetters = 63

/** Who or what a visitor would take for the service, or for its operator. */
const reservedLabels = [
  'account',
  'accounts',
  'admin',
  'administrator',
  'help',
  'helpdesk',
  'info',
  'mail',
  'moderator',
  'official',
  'postmaster',
  'recovery',
  'root',
  'security',
  'support',
  'system',
  'team',
  'wallet',
  'webmaster',
]

/** Why a name is not to be had: a code, and a sentence for a visitor. */
export interface Objection {
  readonly code: Objection.Code
  readonly reason: string
}

export declare namespace Objection {
  type Code =
    | 'ACCOUNT_HAS_NAME'
    | 'NAME_INVALID'
    | 'NAME_LOOKS_TAKEN'
    | 'NAME_RESERVED'
    | 'NAME_TAKEN'
    | 'NAME_YOURS'
}

/** What speaks against a name that somebody has, or that looks like one. */
export const takenObjections = {
  ACCOUNT_HAS_NAME: {
    code: 'ACCOUNT_HAS_NAME',
    reason: 'This account has a name already.',
  },
  NAME_LOOKS_TAKEN: {
    code: 'NAME_LOOKS_TAKEN',
    reason: 'This name looks like one that is taken.',
  },
  NAME_TAKEN: { code: 'NAME_TAKEN', reason: 'This name is taken.' },
  NAME_YOURS: { code: 'NAME_YOURS', reason: 'This account has this name.' },
} as const satisfies Partial<Record<Objection.Code, Objection>>

/**
 * What the eye takes for a label that nobody gets.
 * @param reserved such labels, besides the usual ones
 */
export function reservedSkeletons(
  reserved: readonly string[],
): ReadonlySet<string> {
  return new Set(
    [...reservedLabels, ...reserved].map((each) =>
      skeleton(each.toLowerCase()),
    ),
  )
}

/**
 * What speaks against a label, whoever wants it.
 * @param reserved skeletons that nobody gets
 * @returns undefined where nothing does
 */
export function nameObjection(
  label: string,
  reserved: ReadonlySet<string>,
): Objection | undefined {
  const sentence = invalidity(label)
  if (sentence) return { code: 'NAME_INVALID', reason: sentence }
  return reserved.has(skeleton(label))
    ? { code: 'NAME_RESERVED', reason: 'This name is reserved.' }
    : undefined
}

function invalidity(label: string): string | undefined {
  if (!/^[a-z0-9-]*$/.test(label))
    return 'A name has letters from a to z, digits and hyphens.'
  if (label.length < leastLetters)
    return `A name has at least ${leastLetters} letters.`
  if (label.length > mostLetters)
    return `A name has at most ${mostLetters} letters.`
  // There other scripts begin, as the DNS writes them.
  if (label.slice(2, 4) === '--')
    return 'A name has no hyphens in third and fourth place at once.'
  return undefined
}
