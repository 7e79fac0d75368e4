/** The part of a bundler's chunk that says who loads it. */
export type Chunk = {
  readonly fileName: string
  readonly isEntry: boolean
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
  /** Files that come with it; what it fetches later is not among them. */
  readonly imports: readonly string[]
}
