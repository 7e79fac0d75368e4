/** An address that a name has for one coin. @see ENSIP-9, ENSIP-11 */
export type NameRecord = {
  readonly coinType: number
  readonly address: string
}

/** Who was asked where a name leads. */
export type NameWitness = 'node' | 'service'

/** A name and where it leads on one network. */
export type ResolvedName = {
  /** As ENSIP-15 writes it. */
  readonly name: string
  readonly address: string
  /** Who said so: both, or the only one that could be asked. */
  readonly witnesses: readonly NameWitness[]
}
