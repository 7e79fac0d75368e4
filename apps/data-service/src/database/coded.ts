import { customType } from 'drizzle-orm/pg-core'

/**
 * One of some words, stored as its place among them in two bytes: further words
 * come at the end.
 */
export function coded<const Words extends readonly string[]>(
  name: string,
  words: Words,
) {
  return customType<{ data: Words[number]; driverData: number }>({
    dataType: () => 'smallint',
    toDriver: (word) => words.indexOf(word),
    fromDriver: (code) => {
      const word = words[code]
      if (word === undefined) throw new Error(`${name} ${code} is unknown.`)
      return word
    },
  })(name)
}
