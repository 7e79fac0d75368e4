import { CommonPasswordError } from '../password/CommonPasswordError.js'
import type { GuessingWord } from '../password/rateGuessing.js'
import type { Screens } from '../screens/createScreens.js'
import type { AskedBy } from './AskedBy.js'
import { askPassword } from './askPassword.js'

/**
 * Has the visitor choose a recovery password, until one is in use.
 * @param visitor what a stranger knows of them, and tries first
 * @returns false when they would rather not
 */
export async function choosePassword(
  { isCommonPassword, ratePassword, screens }: choosePassword.Means,
  visitor: { readonly email: string; readonly origin: string },
  about: AskedBy,
  use: (password: string) => Promise<unknown>,
): Promise<boolean> {
  const outcome = await askPassword(screens, about, {
    type: 'chooseRecovery',
    email: visitor.email,
    rate: (password) => ratePassword(password, [visitor.origin, visitor.email]),
    run: async (answer) => {
      if (answer.type !== 'password') return
      const { password } = answer
      if (await isCommonPassword(password)) throw new CommonPasswordError()
      await use(password)
    },
  })
  return outcome === 'done'
}

export declare namespace choosePassword {
  interface Means {
    /** Whether a password leaked, so that guessers try it first. */
    readonly isCommonPassword: (password: string) => Promise<boolean>
    /** How long a password is guessed at by who knows this of the visitor. */
    readonly ratePassword: (
      password: string,
      known: readonly string[],
    ) => Promise<GuessingWord>
    readonly screens: Screens
  }
}
