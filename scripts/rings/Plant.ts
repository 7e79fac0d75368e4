/** One violation: a line planted at the end of `file`, or a new file. */
export type Plant = { readonly file: string; readonly text: string }
