/**
 * Makes something of what may be replaced, once for each that comes.
 * @param find what is there now, never changed within
 */
export function fromPresent<Source, Made>(
  find: () => Source,
  make: (source: Source) => Made,
): () => Made {
  let made: { readonly source: Source; readonly value: Made } | undefined
  return () => {
    const source = find()
    if (made?.source !== source) made = { source, value: make(source) }
    return made.value
  }
}
