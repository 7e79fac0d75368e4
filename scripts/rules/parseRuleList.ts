/** One line of the specification's list of rules. */
export type Rule = { readonly id: string; readonly text: string }

/** Reads the rows `| R1.1 | sentence |` of `spec/rules.md`. */
export function parseRuleList(markdown: string): readonly Rule[] {
  const rules: Rule[] = []
  for (const line of markdown.split('\n')) {
    const [, id, text] =
      /^\|\s*(R\d+\.\d+)\s*\|\s*(.*?)\s*\|\s*$/.exec(line) ?? []
    if (id && text) rules.push({ id, text })
  }
  return rules
}
