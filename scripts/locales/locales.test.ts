import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { localesFolder, renderLocales } from './renderLocales.js'

describe('the lists of locales', () => {
  it('are as `npm run locales` writes them', () => {
    const root = join(repositoryRoot, localesFolder)
    for (const [file, text] of renderLocales(root))
      expect(readFileSync(join(root, file), 'utf8'), file).toBe(text)
  })

  it('follow the folders and files alone', () => {
    const root = mkdtempSync(join(tmpdir(), 'locales-'))
    for (const tag of ['en', 'pt-BR']) {
      mkdirSync(join(root, tag))
      for (const group of ['send', 'buttons'])
        writeFileSync(join(root, tag, `${group}.ts`), '')
    }
    const files = renderLocales(root)
    expect([...files.keys()]).toEqual([
      'MessageGroups.ts',
      'index.ts',
      'pt-BR/index.ts',
    ])
    expect(files.get('index.ts')).toContain(
      "'pt-BR': () => import('./pt-BR/index.js'),",
    )
    expect(files.get('MessageGroups.ts')).toContain(
      'readonly send: typeof send',
    )
    expect(files.get('pt-BR/index.ts')).toContain(
      "send: async () => (await import('./send.js')).send,",
    )
  })
})
