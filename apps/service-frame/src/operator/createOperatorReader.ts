import type { OperatorFile } from '@hasp/protocol/project'

/** The operator's file as it was lately; undefined where nobody knows. */
export type ReadOperator = () => Promise<OperatorFile | undefined>

const freshForMs = 10_000
/** A file that cannot be read for longer allows nobody anything. */
const usableForMs = 10 * 60_000

/**
 * Reads the operator's file again when it is asked for, once in ten seconds at
 * most: what an operator changes holds without a restart.
 * @param options.now in milliseconds, of a clock that may be set back
 * @param options.onFailure told why the file of before goes on for a while
 */
export function createOperatorReader({
  now,
  onFailure,
  read,
}: {
  readonly now: () => number
  readonly read: () => Promise<OperatorFile>
  readonly onFailure?: ((reason: unknown) => void) | undefined
}): ReadOperator {
  let last:
    | { readonly file: OperatorFile; readonly readAtMs: number }
    | undefined
  let triedAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined
  const isWithin = (fromMs: number, spanMs: number) =>
    Math.abs(now() - fromMs) < spanMs
  const readAgain = async () => {
    triedAtMs = now()
    try {
      last = { file: await read(), readAtMs: now() }
    } catch (reason) {
      onFailure?.(reason)
    }
  }

  return async () => {
    if (!isWithin(triedAtMs, freshForMs)) {
      reading = readAgain().finally(() => {
        reading = undefined
      })
    }
    // Whoever asks meanwhile waits for the same answer.
    await reading
    return last && isWithin(last.readAtMs, usableForMs) ? last.file : undefined
  }
}
