import {
  longestSignInText,
  readRecap,
  recapSentence,
} from '@hasp/protocol/siwx'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'

/** The lines before the statement: who is asked, the account, and nothing. */
const statementLine = 3

/**
 * The text with what the wallet allows besides: a sentence behind the
 * statement, and the last of the resources.
 * @param text of the message without it
 * @returns undefined unless it allows requests and nothing else
 * @see ERC-5573
 */
export function addRecap(
  text: string,
  { resources = [], statement }: SignInMessage,
  recap = '',
): string | undefined {
  const read = readRecap(recap)
  if (!read) return undefined
  const sentence = recapSentence(read)
  const lines = text.split('\n')
  if (statement === undefined) lines.splice(statementLine, 0, sentence)
  else lines[statementLine] = `${statement} ${sentence}`
  const whole = [
    ...lines,
    ...(resources.length > 0 ? [] : ['Resources:']),
    `- ${recap}`,
  ].join('\n')
  return whole.length <= longestSignInText ? whole : undefined
}
