/** Logos by their keys, each a module of its own that is loaded when asked. */
export type LogoTable = {
  readonly [key: string]:
    | (() => Promise<{ readonly default: string }>)
    | undefined
}
