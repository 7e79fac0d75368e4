import { isKitError } from '../../errors/KitError.js'

/** @throws unless the condition holds */
export function claim(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`Not so: ${what}`)
}

/** @throws unless both are the same when written as JSON */
export function claimEqual(left: unknown, right: unknown, what: string): void {
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)]
  claim(one === other, `${what}: ${one} is not ${other}`)
}

/**
 * @returns the code of the error
 * @throws when it resolves, or fails with something else than a `KitError`
 */
export async function claimFails(
  promise: Promise<unknown>,
  what: string,
): Promise<string> {
  const outcome = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  claim('error' in outcome, `${what} fails, it gave ${write(outcome)}`)
  const { error } = outcome
  claim(
    isKitError(error),
    `${what} fails with a KitError, not ${String(error)}`,
  )
  return error.code
}

function write(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return String(value)
  }
}
