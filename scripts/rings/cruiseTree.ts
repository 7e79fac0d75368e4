import {
  cruise,
  type ICruiseOptions,
  type IFlattenedRuleSet,
} from 'dependency-cruiser'

/** The rule file of this repository, read as any other program reads it. */
export type RuleFile = {
  forbidden: readonly { name: string }[]
  options: Record<string, unknown>
}

/** Each violation as `rule: from → to`, in the order of the cruise. */
export async function cruiseTree(
  root: string,
  rules: RuleFile,
): Promise<readonly string[]> {
  const options: ICruiseOptions = {
    ...rules.options,
    baseDir: root,
    validate: true,
    ruleSet: rules as unknown as IFlattenedRuleSet,
  }
  const { output } = await cruise(['packages', 'apps'], options)
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  )
}
