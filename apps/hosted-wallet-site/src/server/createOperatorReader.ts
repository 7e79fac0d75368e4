import type { OperatorFile } from '@hasp/protocol/project'

/** The operator's file as it was lately; undefined where nobody knows. */
export type ReadOperator = () => Promise<OperatorFile | undefined>

const freshForMs = 60_000
/** A file that cannot be read for longer allows nobody anything. */
const usableForMs = 10 * 60_000

/** Reads the operator's file at most once a minute. */
export function createOperatorReader({
  now,
  read,
}: {
  readonly now: () => number
  readonly read: () => Promise<OperatorFile>
}): ReadOperator {
  let last:
    | { readonly file: OperatorFile; readonly readAtMs: number }
    | undefined
  let triedAtMs = Number.NEGATIVE_INFINITY

  return async () => {
    if (now() - triedAtMs >= freshForMs) {
      triedAtMs = now()
      try {
        last = { file: await read(), readAtMs: now() }
      } catch {
        // The one before it lasts a while.
      }
    }
    return last && now() - last.readAtMs < usableForMs ? last.file : undefined
  }
}
