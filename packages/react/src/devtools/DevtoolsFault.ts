/** Something that a test wallet can be made to do, as a button of the panel. */
export type DevtoolsFault = {
  /** What the button says, e.g. `Declines to connect`. */
  readonly label: string
  /** Whether it is so now. */
  isForced(): boolean
  /** Makes it so, or takes it back. */
  force(isForced: boolean): void
}
