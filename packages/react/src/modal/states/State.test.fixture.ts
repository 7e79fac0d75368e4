import type { Route } from '@hasp/core'
import type { Setting, Stage } from './setStage.test.fixture.js'

/** One thing that a visitor may have before them. */
export type State = Setting & {
  /** Before the modal opens. */
  readonly before?: (stage: Stage) => unknown
  /** Where the visitor is, and the way there. */
  readonly at:
    | readonly [Route, ...Route[]]
    | ((stage: Stage) => Promise<readonly [Route, ...Route[]]>)
  /** What the visitor does there, or what happens. */
  readonly act?: (stage: Stage) => unknown
  /** What tells that it is this state. */
  readonly shows: string | RegExp
}

export type States = { readonly [name in string]: State }

/** An answer that never comes. */
export const never = () => new Promise<never>(() => undefined)
