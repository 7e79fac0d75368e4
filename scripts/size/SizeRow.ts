/** A line of the report. */
export type SizeRow = {
  readonly name: string
  readonly bytes: number
  readonly limit: number
  /** What was weighed. */
  readonly files: readonly string[]
}
