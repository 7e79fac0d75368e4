import { parseArgs } from 'node:util'

/** The folders of `templates`; the first is the usual one. */
export const templates = ['react', 'next']

export const defaultTemplate = templates[0]

/** A folder below this one, whose name is one of a package, too. */
const folderName = /^[a-z0-9][a-z0-9._-]{0,213}$/

/**
 * Reads what was typed behind `npm create hasp`.
 * @throws Error with one sentence when it cannot be meant
 */
export function readArguments(words) {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      template: { type: 'string', short: 't' },
    },
  })
  const [folder, ...others] = positionals
  const { template } = values
  if (others.length > 0) throw new Error('One folder is enough.')
  if (folder !== undefined && !folderName.test(folder))
    throw new Error(
      `“${folder}” names no package: use small letters, digits, - _ and .`,
    )
  if (template !== undefined && !templates.includes(template))
    throw new Error(`There is no template “${template}”.`)
  return { folder, template, isHelp: values.help === true }
}
