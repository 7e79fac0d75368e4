/** Logos by their keys, each in a module that is loaded when it is asked for. */
export type LogoTable = {
  readonly [key: string]: (() => Promise<string>) | undefined
}
