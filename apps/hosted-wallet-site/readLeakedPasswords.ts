import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with {
  type: 'json',
}
import { shortestListed } from './src/password/isCommonPassword.js'

/** From this length on a visitor may choose it as it is. */
const shortestAllowed = 12

/**
 * The passwords that leaked most, as far as their looks do not give them away:
 * short ones of letters alone are rated as the words that they are.
 */
export function readLeakedPasswords(): readonly string[] {
  return passwords.filter(
    (password) =>
      password.length >= shortestAllowed ||
      (password.length >= shortestListed && /[^a-z]/.test(password)),
  )
}
