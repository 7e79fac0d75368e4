/** A file that lints look at: its path from the root, and its text. */
export type SourceFile = { readonly path: string; readonly text: string }

/** What a lint says about one line. */
export type Finding = {
  readonly path: string
  readonly line: number
  readonly message: string
}

/** A lint is a pure function from a file to what is wrong with it. */
export type Lint = (file: SourceFile) => readonly Finding[]
