import { join } from 'node:path'
import {
  namespaces,
  themeDensities,
  themeModes,
  themePresets,
} from '@hasp/core'
import fc from 'fast-check'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { compile } from '../../../../scripts/docstrings/compile.js'
import {
  colourTokens,
  defaultSettings,
  fontNames,
  locales,
  type PlaygroundSettings,
  placements,
  radii,
  readSettings,
  writeSettings,
} from './playgroundSettings.js'
import { writeCode } from './writeCode.js'

const runs = process.env.HASP_LONG === '1' ? 1_000 : 30

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((colour) => `#${colour.toString(16).padStart(6, '0')}`)

const anySettings: fc.Arbitrary<PlaygroundSettings> = fc.record({
  placement: fc.constantFrom(...placements),
  locale: fc.constantFrom(...locales),
  mode: fc.constantFrom(...themeModes),
  preset: fc.constantFrom('none' as const, ...themePresets),
  accent: fc.option(anyColour, { nil: undefined }),
  radius: fc.option(fc.constantFrom(...radii), { nil: undefined }),
  font: fc.option(fc.constantFrom(...fontNames), { nil: undefined }),
  tokens: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...colourTokens), anyColour), {
      selector: ([token]) => token,
    })
    .map((entries) => Object.fromEntries(entries)),
  density: fc.constantFrom(...themeDensities),
  namespaces: fc.subarray([...namespaces], { minLength: 1 }),
  multiWallet: fc.boolean(),
  send: fc.boolean(),
  receive: fc.boolean(),
  branding: fc.boolean(),
  walletConnect: fc.boolean(),
  hostedWallet: fc.boolean(),
  data: fc.boolean(),
})

it('the code for any settings compiles', { timeout: 120_000 }, () => {
  const codes = [
    defaultSettings,
    { ...defaultSettings, namespaces },
    ...fc.sample(anySettings, runs),
  ].map(writeCode)
  const files = codes.map(
    (code, index) =>
      [join(import.meta.dirname, `App${index}.tsx`), code] as const,
  )
  const found = compile(new Map(files)).map(
    ({ file, messageText }) =>
      `${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${file?.text}`,
  )
  expect(found).toEqual([])
})

it('settings of a shared address are the ones that were chosen', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      expect(readSettings(`?${writeSettings(settings)}`)).toEqual(settings)
    }),
  )
  expect(writeSettings(defaultSettings)).toBe('')
})

it('a hostile address gets defaults', () => {
  const names = ['placement', 'locale', 'theme', 'preset', 'accent', 'radius']
  const hostile = [
    "');alert(1)//",
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    'NaN',
    '',
    '#000000',
    'surface-url(//host.example)',
    'width-000000',
  ]
  for (const name of [
    ...names,
    'density',
    'font',
    'tokens',
    'namespaces',
    'send',
    'walletConnect',
    'hostedWallet',
  ])
    for (const text of hostile)
      expect(readSettings(`?${new URLSearchParams({ [name]: text })}`)).toEqual(
        defaultSettings,
      )
  fc.assert(
    fc.property(fc.string(), (search) => {
      const settings = readSettings(search)
      expect(readSettings(writeSettings(settings))).toEqual(settings)
    }),
  )
})
