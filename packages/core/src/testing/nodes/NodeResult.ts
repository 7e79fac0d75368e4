/** What JSON can say. */
export type NodeResult =
  | string
  | number
  | boolean
  | null
  | readonly NodeResult[]
  | { readonly [name: string]: NodeResult }
