/** Whether a token list is to be fetched; it is a file otherwise. */
export function isListUrl(entry: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(entry)
}
