/** A request that a process dies under, and what must hold whenever it did. */
export interface Scene {
  readonly name: string
  /** It asks again and again: its first look alone is the same every time. */
  readonly looksAgain?: true
  /** Sends the request to a process; nobody knows what becomes of it. */
  ask(headers: Record<string, string>): Promise<Response>
  /** What was acknowledged is there, and the visitor gets to the end. */
  check(): Promise<void>
}

/** Brings people to where the request is theirs to send. */
export type SetUp = () => Promise<Scene>
