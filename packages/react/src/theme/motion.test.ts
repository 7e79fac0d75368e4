import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const sheets = readdirSync(root, { encoding: 'utf8', recursive: true }).filter(
  (path) => path.endsWith('.css') && !path.includes('.test.'),
)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** What moves, in every stylesheet: `animation` and `transition`. */
const motions = sheets.flatMap((path) =>
  [
    ...read(path).matchAll(/\b(?:animation|transition)(?:-[a-z]+)?:([^;]+);/g),
  ].flatMap(([, value = '']) =>
    value
      .split(/,(?![^(]*\))/)
      .map((motion) => ({ path, motion: motion.replace(/\s+/g, ' ').trim() })),
  ),
)

/**
 * Their time is no question of taste: what the specification says, how long
 * something is waited for, and one step after a wait.
 */
const fixed: readonly string[] = [
  'shake 500ms linear',
  'outline 500ms steps(2, jump-none)',
  'await 1s',
  'appear 1ms 150ms both',
  'hide 1ms 80ms forwards',
  'show 1ms 80ms backwards',
]

describe('motion', () => {
  it('takes its time from the tokens, so that reduced motion ends all of it', () => {
    const own = motions.filter(
      ({ motion }) =>
        /\d(?:ms|s)\b/.test(motion) &&
        !motion.includes('infinite var(--kit-play)') &&
        !motion.includes('infinite alternate var(--kit-play)') &&
        !/^[\d.]+s$/.test(motion) &&
        !fixed.includes(motion),
    )
    expect(own).toEqual([])
  })

  it('follows one spring', () => {
    const own = motions.filter(({ motion }) =>
      /cubic-bezier|(?<!-)\bease|\blinear\(/.test(
        motion.replace(/ease-in-out infinite/, ''),
      ),
    )
    expect(own).toEqual([])
  })
})
