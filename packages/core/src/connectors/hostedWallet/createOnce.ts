import { KitError } from '../../errors/KitError.js'

/** Steps that run one at a time: a second press on a button is the first one. */
export function createOnce<result>() {
  let running:
    | { readonly key: string; readonly step: Promise<result> }
    | undefined
  return {
    async run(
      key: string,
      signal: AbortSignal | undefined,
      start: () => Promise<result>,
    ): Promise<result> {
      if (signal?.aborted) throw new KitError('CANCELLED')
      if (running?.key === key) return await running.step
      const forget = () => {
        if (running?.step === step) running = undefined
      }
      const step = start().finally(forget)
      running = { key, step }
      // Nobody who comes after it waits for what was given up.
      signal?.addEventListener('abort', forget, { once: true })
      return await step
    },
    forget(): void {
      running = undefined
    },
  }
}
