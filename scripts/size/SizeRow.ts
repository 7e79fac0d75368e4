/** A line of the report; without a limit it is only shown. */
export type SizeRow = {
  readonly name: string
  readonly bytes: number
  readonly limit: number | undefined
}
